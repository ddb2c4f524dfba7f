### コマンドライン。

cli-error = エラー：{ $problem }
cli-hint = ヒント：{ $hint }
cli-output = エラー：出力を書き込めません：{ $why }
cli-interrupted = 中断しました。

cli-no-game = どのゲームですか。ゲーム名（{ $known }）を指定するか、保存したゲームを --resume FILE で続けてください。
cli-choose-game = どのゲームで遊びますか？ 番号か名前を入力してください。q で終了します。
cli-choose-again =
    { $count ->
        [1] 1 かゲームの名前を入力してください。q で終了します。
       *[other] 1 から { $count } までの番号かゲームの名前を入力してください。q で終了します。
    }
cli-option-twice = オプション{ $option }が2回指定されています。
cli-resume-with = 保存したゲームの人数とオプションは決まっています。{ $option }と --resume は同時に指定できません。
cli-resume-game = { $file }のゲームは{ $expected }です。{ $came }ではありません。
cli-seat = 席{ $came }はありません。このゲームの席は1から{ $seats }までです。
cli-seat-or = 席「{ $came }」はありません。指定できるのは：1から{ $seats }まで、all、spectator
cli-level-empty = --bots に空の名前が指定されています。全員に共通のものをひとつか、席ごとにひとつずつコンマで区切って指定してください：{ $known }
cli-levels = { $seats }人のゲームにレベルが{ $came }個指定されています。--bots には、全員に共通のものをひとつか、席ごとにひとつずつ指定してください。

cli-hint-error-game-unknown = simony games で一覧を見られます
cli-hint-error-option-unknown = simony games で一覧を見られます
cli-hint-error-option-value = simony games で一覧を見られます
cli-hint-error-seats = --players に別の人数を指定してください
cli-hint-cli-no-game = simony games で一覧を見られます

cli-range = { $low }〜{ $high }

## games

cli-players = { $players }人
cli-default = （既定値：{ $value }）

## simulate

cli-simulating = 対戦中
cli-simulated = { $game }、{ $players }人、{ $games }回
cli-column-seat = 席
cli-column-bot = ボット
cli-column-wins = 勝率
cli-column-wins-interval = 95 %
cli-column-score = 得点
cli-column-score-interval = 95 %
cli-length = 1ゲームあたりの決定：{ $decisions }
cli-speed = 1秒あたりの決定：{ $speed }（{ $seconds }秒で{ $decisions }）
cli-digest = ダイジェスト：{ $digest }
cli-rows = 行は{ $folder }にあります。
cli-format = --formatは行を書く形式です。--out FOLDERも指定してください。
cli-address = --addressはRayクラスターのアドレスです。--on rayも指定してください。
cli-ray-jobs = --on rayではクラスターが作業数を決めます。--jobsは指定しないでください。

## arena

cli-bot-empty = --bots に空の名前が指定されています。コンマで区切って指定してください：{ $known }
cli-column-seats = 席数
cli-column-place = 順位
cli-column-rating = レーティング
cli-arena-fault = { $bot }の手番は代わりのボットが打ちました（{ $problem }）。同じ種類のものは以後、回数だけを数えます。
cli-arena-faults = { $bot }は代わりのボットに{ $count }回手番を譲りました：{ $kinds }
cli-arena-above = { $bot }の勝率は{ $share }より高いと言えます。
cli-arena-below = { $bot }の勝率は{ $share }より低いと言えます。
cli-arena-open = { $bot }の勝率が{ $share }より高いか低いかは、まだ分かりません。
cli-arena-decided = 結論が出たので、対戦を打ち切りました。
cli-arena-student = 勝率と得点は1席あたりです。区間は配りごとのスチューデントの t によるもので、ゲーム数を前もって決めた場合に成り立ちます。
cli-arena-anytime = 勝率と得点は1席あたりです。勝率の区間は途中で何度見ても成り立ちます。得点の区間は配りごとのスチューデントの t によります。
cli-arena-pace = { $bot }：1手あたり{ $milliseconds }ミリ秒
cli-arena-length = { $deals }回の配りを、それぞれ{ $seatings }通りの席順で対戦（{ $seconds }秒）

## lab

cli-lab-page = ページは{ $file }です。
cli-unwritable = { $file }に書き込めません：{ $why }
cli-doubts-with = --doubtsは自分で数値を変えます。{ $option }は指定しないでください。

## sweep

cli-sweep-what = 数値を変えるなら--setを、望みに合うものを探すなら--fitと--wantを指定してください。
cli-sweep-want = --fitと--wantは両方必要です：何を変え、何を望むか。

## verify

cli-verified = OK
cli-fact-game = ゲーム
cli-fact-options = オプション
cli-fact-entries = 記録の項目数
cli-fact-result = 結果
cli-fact-rules = ルールの版
cli-fact-figures = 数値
cli-fact-digest = ダイジェスト
cli-fact-fair = 公平なシャッフル
cli-fair-none = 約束なし
cli-fair-untold = 約束あり。秘密の値はまだ明かされていません
cli-fair = 約束どおり。{ $draws }回の抽選を確認しました
cli-fair-redeals = { $fair }。ただし{ $redeals }回の抽選が、見られたあとに取り消され、やり直されました
cli-unfinished = まだ終わっていません

## backup, restore

cli-backed-up = バックアップを { $file } に作りました。
cli-restored = { $file } のデータをバックアップの内容に戻しました。
cli-restored-kept = 元のデータは { $file } に残してあります。

## new-game

cli-new-game = 新しいゲームを{ $folder }に作りました。ファイルを読んでから書き換えてください。インストールすると simony games に載ります。

## serve

cli-serving = テーブルを開きました:{ $url }
cli-serving-lan = このネットワークでは:{ $url }
cli-serving-no-lan = ローカルネットワークが見つかりません。このマシンからだけ使えます。
cli-serving-stop = Ctrl-C で閉じます。対局はすべて保存されます。
cli-serve-lan-host = --lan はローカルネットワーク全体に公開します。--host か --lan のどちらかを外してください。
cli-serve-seed = テーブルでは誰も偶然の行方を知ってはならないため、ここでは --seed は使えません。外してください。
cli-serve-program = プログラム{ $name }を起動できません。「{ $came }」というコマンドがありません。

## Admin

cli-admin-refused = エラー：{ $problem }
cli-admin-argument = この引数は使えません：{ $why }
cli-admin-none = 見つかりませんでした。
cli-admin-table = { $table }  { $game }  { $status }  更新：{ $updated }  作成者：{ $creator }  報告：{ $reports }件
cli-admin-show = テーブル { $table }：{ $status }、作成：{ $created }
cli-admin-settings = 設定：{ $settings }
cli-admin-problem = 問題：{ $problem }
cli-admin-seat = 席{ $seat }：{ $name }{ $hidden ->
    [yes] （名前は非表示）
   *[no] { "" }
    }{ $host ->
    [yes] （ホスト）
   *[no] { "" }
    }、端末：{ $device }、ボット：{ $bot }
cli-admin-connected = 接続中：端末 { $device }、アドレス { $address }
cli-admin-hidden = 非表示の行{ $line }、{ $name }：{ $text }
cli-admin-about-name = 席{ $number }の名前
cli-admin-about-chat = チャットの{ $number }行目
cli-admin-report = { $table }  { $about }  報告した端末：{ $devices }台、最後：{ $last }{ $reviewed ->
    [yes] 、確認済み
   *[no] { "" }
    }
cli-admin-ban = { $kind } { $value }  開始：{ $since }  終了：{ $until }  理由：{ $reason }
cli-admin-sure-ban = { $about } の利用を禁止し、接続を切りますか？（y/n）
cli-admin-sure-delete-table = テーブル { $about } を記録、チャット、成績ごと完全に削除しますか？（y/n）
cli-admin-sure-delete-device = 端末 { $about } の利用者についての情報をすべて完全に削除しますか？（y/n）
cli-admin-sure-rotate = 端末 { $about } に新しいトークンを発行しますか？　いま使っている人は切断されます。（y/n）
cli-admin-sure-sweep = このマシンの時計は合っていますか？　バックアップのあとで古いデータを削除します。（y/n）
cli-admin-done-unhide = もう一度表示しました。
cli-admin-done-delete-table = テーブル { $table } を削除しました。バックアップには、入れ替わるまで残ります。
cli-admin-done-reopen = テーブル { $table } の状態：{ $status }
cli-admin-done-ban = 禁止しました：{ $value }。切った接続：{ $closed }件
cli-admin-done-unban = 禁止を解きました：{ $value }
cli-admin-done-delete-device = 端末 { $device } の情報をすべて削除しました。バックアップには、入れ替わるまで残ります。
cli-admin-done-rotate = { $device } の新しいトークン（表示はこの1回だけ）：{ $token }
cli-admin-done-sweep = 削除：テーブル{ $tables }件、端末{ $devices }台、リンク{ $tickets }件
