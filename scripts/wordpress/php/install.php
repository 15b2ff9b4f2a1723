<?php
// Installs the temporary site, as its owner would by hand, and writes a post and the pages of the shop folder.
define('WP_INSTALLING', true);
function wp_new_blog_notification() {
}
require getenv('WORDPRESS_ROOT') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

wp_install('Скатерть', 'owner', 'owner@example.org', true, '', bin2hex(random_bytes(12)));
update_option('timezone_string', 'Europe/Moscow');
$wp_rewrite->set_permalink_structure('/%postname%/');
$wp_rewrite->flush_rules();

$upload = wp_upload_bits('oven.webp', null, file_get_contents(SKATERT_FOLDER . '/media/gallery/pech.webp'));
$picture = wp_insert_attachment(['post_title' => 'Печь', 'post_mime_type' => 'image/webp'], $upload['file']);
wp_update_attachment_metadata($picture, wp_generate_attachment_metadata($picture, $upload['file']));
$post = wp_insert_post([
    'post_type' => 'post', 'post_status' => 'publish', 'post_name' => 'pech-ne-spit', 'post_title' => 'Печь не спит',
    'post_content' => "<!-- wp:paragraph --><p>Её растопили в 2014 году.</p><!-- /wp:paragraph -->\n"
        . "<!-- wp:image --><figure class=\"wp-block-image\"><img src=\"{$upload['url']}\" alt=\"Каменная печь\"></figure><!-- /wp:image -->",
]);
set_post_thumbnail($post, $picture);
wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Под паролем', 'post_password' => 'secret', 'post_content' => 'Не для гостей.']);
// What the shop folder has in WordPress's place, because its banners and menus lead there.
$kinds = ['pages' => fn() => 'page', 'posts' => fn() => 'post', 'information' => fn($article) => $article->kind];
foreach ($kinds as $file => $kind_of)
    foreach (json_decode(file_get_contents(SKATERT_FOLDER . "/$file.json")) as $article)
        wp_insert_post(wp_slash(['post_type' => $kind_of($article), 'post_status' => 'publish',
            'post_name' => $article->slug, 'post_title' => $article->title->rendered ?? $article->title,
            'post_content' => $article->content->rendered ?? $article->content]));
