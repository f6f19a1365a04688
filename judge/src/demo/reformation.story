# Reformation: one diplomacy phase of a war among six powers, by mail in English and Russian; the war itself is Grete's table.
say Grete, who plays the war at her table, opens a game; seven people register, and each confirms the address.
mail grete Registration
  REGISTER
  Name: Grete Meister
  END
mail grete Re: please confirm
  YES {token}
expect grete Welcome, Grete Meister
mail osman Registration
  REGISTER
  Name: Osman Kaya
  END
mail osman Re: please confirm
  YES {token}
expect osman Welcome, Osman Kaya
mail karl Registration
  REGISTER
  Name: Karl Berger
  END
mail karl Re: please confirm
  YES {token}
expect karl Welcome, Karl Berger
mail eve Registration
  REGISTER
  Name: Eve Marsh
  END
mail eve Re: please confirm
  YES {token}
expect eve Welcome, Eve Marsh
mail fedor Registration
  REGISTER
  Name: Фёдор Ланской
  END
mail fedor Re: please confirm
  YES {token}
expect fedor Welcome, Фёдор Ланской
mail fedor Language
  SET LANGUAGE RU
mail paolo Registration
  REGISTER
  Name: Paolo Conti
  END
mail paolo Re: please confirm
  YES {token}
expect paolo Welcome, Paolo Conti
mail lena Registration
  REGISTER
  Name: Лена Мельник
  END
mail lena Re: please confirm
  YES {token}
expect lena Welcome, Лена Мельник
mail lena Language
  SET LANGUAGE RU
mail grete A game
  CREATE ?marburg master-word reformation start=midgame talk=48h seal=24h peace=24h ransom=24h pardon=24h war=24h answer=24h
  SIGNOFF
expect grete Game marburg
say Six players join, and say which power they would like.
mail osman Join
  SIGNON ?marburg osman-word
  SET PREFERENCE O*
mail karl Join
  SIGNON ?marburg karl-word
  SET PREFERENCE H*
mail eve Join
  SIGNON ?marburg eve-word
  SET PREFERENCE E*
mail fedor Join
  SIGNON ?marburg fedor-word
  SET PREFERENCE F*
mail paolo Join
  SIGNON ?marburg paolo-word
  SET PREFERENCE P*
mail lena Join
  SIGNON ?marburg lena-word
  SET PREFERENCE L*
expect osman Ottomans
say The master enters what the war has left, and opens the diplomacy of turn 5.
mail grete Facts
  SIGNON Mmarburg master-word
  FACT TURN 5
  FACT HAND OTTOMANS 1 24 66 92
  FACT HAND HABSBURGS 2 26 79 100 102
  FACT HAND ENGLAND 3 31 69 91
  FACT HAND FRANCE 4 25 77 105
  FACT HAND PAPACY 5 6 12 28 52
  FACT HAND PROTESTANTS 7 65 90
  FACT LEADER FRANCIS CAPTIVE OF HABSBURGS
  OPEN DIPLOMACY
  SIGNOFF
expect fedor переговоры
excerpt fedor 12 Только для вас
say England drafts a package; only its parties see it.
mail eve A package
  SIGNON Emarburg eve-word
  OFFER PACKAGE 1 TO FRANCE, PAPACY: ENGLAND AND FRANCE ALLY; FRANCE LENDS 1 SQUADRON AT ROUEN TO ENGLAND; ENGLAND GIVES 1 CARD TO PAPACY; PAPACY GRANTS DIVORCE
  DONE
  SIGNOFF
excerpt eve 14 PACKAGE 1
excerpt fedor 8 Англия
refuse osman ENGLAND
say France confirms in Russian.
mail fedor Ответ
  SIGNON Fmarburg fedor-word
  ПОДТВЕРЖДАЮ ПАКЕТ 1 АНГЛИИ
  ОТХОД ИЗ РУАНА В ПОРТСМУТ
  ГОТОВО
  SIGNOFF
excerpt fedor 10 RATIFY PACKAGE 1 OF ENGLAND
mail osman Package
  SIGNON Omarburg osman-word
  OFFER PACKAGE 1 TO HABSBURGS: FREE FERDINAND; HABSBURGS GIVES 2 CARDS
  DONE
mail karl Packages
  SIGNON Hmarburg karl-word
  OFFER PACKAGE 1 TO PAPACY: ALLIANCE; GIVE 2 MERCENARIES FROM VIENNA
  OFFER PACKAGE 2 TO FRANCE: GIVE 6 MERCENARIES FROM MADRID TO OTTOMANS
excerpt karl 12 As things stand, package 2
mail karl One of them back
  SIGNON Hmarburg karl-word
  WITHDRAW PACKAGE 2
  DONE
mail lena Пакет
  SIGNON Lmarburg lena-word
  ПРЕДЛАГАЮ ПАКЕТ 1 ФРАНЦИИ: СОЮЗ
  ГОТОВО
mail paolo Nothing to add
  SIGNON Pmarburg paolo-word
  DONE
say All have said DONE: the talks close early, and the packages are announced to everybody.
expect osman 4 packages are announced
excerpt osman 30 announced
mail karl No
  SIGNON Hmarburg karl-word
  REFUSE PACKAGE 1 OF OTTOMANS
mail paolo Answers
  SIGNON Pmarburg paolo-word
  RATIFY PACKAGE 1 OF ENGLAND
  REFUSE PACKAGE 1 OF HABSBURGS
say France does not answer the Protestants; silence is no.
clock +60h
clock +24h
excerpt paolo 30 takes effect
say Who saw the card that was drawn may have the seed at once, and draw its lot again; all others have it when the game is over.
mail paolo Seed
  SIGNON Pmarburg paolo-word
  SEED 5.SEAL
excerpt paolo 3 The seed of 5.SEAL was
mail osman Seed
  SIGNON Omarburg osman-word
  SEED 5.SEAL
  SEED 5.TALK
  SEED 5.PEACE
  SEED 4.SEAL
expect osman The seed of 5.SEAL is told when the game is over
expect osman The seed of 5.TALK was
expect osman 5.PEACE is still open
expect osman there are 5.TALK and 5.SEAL
# The master knows all hands, and may tell it on.
mail grete Seed
  SEED marburg 5.SEAL
expect grete The seed of 5.SEAL was
say France sues the Habsburgs for peace.
mail fedor Мир
  SIGNON Fmarburg fedor-word
  ПРОШУ МИРА У ГАБСБУРГОВ
  УБРАТЬ 2 НАЁМНИКА В МИЛАНЕ
  ВЕРНУТЬ КЛЮЧ ЛИОН ЗА ПО
  ВЕРНУТЬ ПОЛКОВОДЦА ФРАНЦИСКА ЗА КАРТУ
  ВЕРНУТЬ ГОРОДА ДИЖОН, ГРЕНОБЛЬ ЗА ПО
mail karl None
  SIGNON Hmarburg karl-word
  NONE
excerpt karl 30 sue
mail karl None again
  SIGNON Hmarburg karl-word
  NONE
say Ransom and absolution.
mail karl Ferdinand
  SIGNON Hmarburg karl-word
  RECEIVE AT VIENNA
  RANSOM FERDINAND
excerpt osman 12 ransomed
mail eve Absolution
  SIGNON Emarburg eve-word
  SEEK ABSOLUTION
excerpt paolo 12 absolved
say Wars are declared, sealed.
mail osman War
  SIGNON Omarburg osman-word
  DECLARE WAR ON VENICE WITH CARD 24
mail karl War
  SIGNON Hmarburg karl-word
  DECLARE WAR ON ENGLAND WITH CARD 100
mail eve War
  SIGNON Emarburg eve-word
  DECLARE WAR ON SCOTLAND WITH CARD 31
excerpt eve 16 As things stand, DECLARE
mail fedor Ничего
  SIGNON Fmarburg fedor-word
  НИЧЕГО
mail paolo None
  SIGNON Pmarburg paolo-word
  NONE
mail lena Ничего
  SIGNON Lmarburg lena-word
  НИЧЕГО
say The Papacy is asked for Venice, and intervenes.
mail paolo Venice
  SIGNON Pmarburg paolo-word
  INTERVENE FOR VENICE AGAINST OTTOMANS WITH CARD 52
expect lena Папство вмешивается за Венецию
excerpt lena 40 вмешивается за Венецию
expect grete FACT ALLY VENICE PAPACY
excerpt grete 40 FACT
