### 共同領導一個席位的幾個人。

partner-form = 請寫明邀請誰與您共同領導：信箱，或在此註冊者的名字，例如 SET PARTNER anna@example.org。
partner-never = 在 { $system } 裡，每國由一人領導。DEPUTY anna until 20 March 可以請人暫時代理您。
partner-unknown = 這裡沒有人以「{ $who }」註冊。請寫信箱，例如 SET PARTNER anna@example.org。
partner-has-part = { $who } 在遊戲 { $game } 裡已有角色，而一個人在一場遊戲裡只有一個位置。
partner-barred = { $who } 不得進入遊戲 { $game }。
partner-enough = { $seat }已由 { $most } 人領導，這是上限。NO PARTNER 加名字可以騰出位置。
partner-asked-now = 已詢問 { $who } 是否願意與您共同領導{ $seat }。對方回覆 YES 之後，遊戲裡的人會得知{ $seat }多了一位領導者，但不會得知是誰。你們每個人都讀這一國的所有信件，為它下命令、寫信、投票；以最後的為準。
partner-asks = { $from } 請您在遊戲「{ $game }」裡共同領導一國。如果您同意，就會收到這一國的所有信件，回覆即可下命令、寫信、投票；以領導者最後說的為準。您在這場遊戲裡不能有別的位置；RESIGN 可以退出。
partner-too-late = 太遲了：遊戲或領導這一國的人已有改變。
partner-begins = 您現在與別人共同領導遊戲 { $game } 的{ $seat }。回覆它的信件即可下命令和寫信。在回信中寫 SET PASSWORD 可設定您自己的 SIGNON 密碼，RESIGN 則把這一國留給其他人。
partner-none = 遊戲 { $game } 裡沒有人與您共同領導{ $seat }。
partner-other = { $who } 沒有與您共同領導{ $seat }；共同領導的是 { $names }。
partner-other-hidden = { $who } 沒有在遊戲 { $game } 裡與您共同領導{ $seat }。只寫 NO PARTNER，就會結束所有人的共同領導。
partner-ended = { $who } 不再領導遊戲 { $game } 的{ $seat }。
partners-ended = 遊戲 { $game } 裡不再有人與您共同領導{ $seat }。
partner-left = 您不再領導遊戲 { $game } 的{ $seat }，由其他人繼續領導。
resigned-to-partner = 您已離開遊戲 { $game } 的{ $seat }，由與您共同領導的人繼續。
notice-partner = 遊戲「{ $game }」的{ $seat }多了一位領導者。共同領導的人一起下命令、寫信、投票；以最後的為準。
notice-partner-approved = 遊戲「{ $game }」的主持人已准許您與別人共同領導{ $seat }。回覆它的信件即可下命令和寫信；在回信中寫 SET PASSWORD 可設定您自己的 SIGNON 密碼。
notice-partner-over = 遊戲「{ $game }」的{ $seat }少了一位領導者。
notice-shared = 與您共同領導遊戲「{ $game }」{ $seat }的人改了命令。表格列出現在有效的命令；以最後的為準。
deed-partner = { $by }（{ $seats }）有了夥伴
deed-partner-over = { $by }（{ $seats }）少了一位夥伴
help-partner = 對方以郵件回覆 YES 之後與您共同領導一國（遊戲允許時）；NO PARTNER 結束
subject-partner = 願意在 { $game } 與人共同領導一國嗎？
