<?php
// A must-use plugin of the temporary site. In place of an SMS service it writes codes where the walk reads them.
add_action('skatert_code', function ($phone, $code, $channel) {
    $line = json_encode(['channel' => $channel, 'to' => $phone, 'text' => "Code: $code"]);
    file_put_contents(getenv('WORDPRESS_MESSAGES'), "$line\n", FILE_APPEND | LOCK_EX);
}, 10, 3);

// In place of the owner's own programs it greets each new guest.
add_action('added_user_meta', function ($id, $user_id, $key) {
    if ($key === 'skatert_phone') add_user_meta($user_id, 'skatert_history', ['id' => 'n1', 'title' => 'Подарок',
        'body' => 'Пирог ко дню рождения', 'date' => gmdate('c'), 'url' => '/lk/promocodes', 'read' => false]);
}, 10, 3);
