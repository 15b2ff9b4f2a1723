<?php
// wp-config.php of the temporary site; its values come from the environment of the process.
define('DB_NAME', 'wordpress');
define('DB_USER', getenv('WORDPRESS_DB_USER'));
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_DB_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', getenv('WORDPRESS_URL'));
define('WP_SITEURL', getenv('WORDPRESS_URL'));
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', getenv('WORDPRESS_LOG'));
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $salt)
    define($salt, hash('sha256', $salt . getenv('SKATERT_SECRET')));
define('SKATERT_FOLDER', getenv('SKATERT_FOLDER'));
define('SKATERT_KEY', getenv('SKATERT_KEY'));
define('SKATERT_SECRET', getenv('SKATERT_SECRET'));
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
