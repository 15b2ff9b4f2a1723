<?php
/**
 * Plugin Name: Skatert
 * Description: Lets WordPress be the host of a Skatert shop: serves a shop folder, signs guests in, keeps their data.
 * Requires PHP: 8.0
 * License: MIT
 */

namespace Skatert;

use WP_Error, WP_REST_Request, WP_REST_Response, WP_User, stdClass, DateTimeImmutable, DateTimeZone;

defined('ABSPATH') || exit;
// wp-config.php names the folder (outside the web root) and the keys of the storefront; README.md tells how.
if (!defined('SKATERT_FOLDER') || !defined('SKATERT_KEY') || !defined('SKATERT_SECRET')) return;

const CODE_SECONDS = 300, RETRY_SECONDS = 60, TRIES = 5, CODES_A_DAY = 10, CODES_A_DAY_OF_ALL = 1000;
const SESSION_SECONDS = 90 * 86400, SESSIONS = 10, ADDRESSES = 20;
const LANGUAGES = 'ru|be|en|de|fr|pt|es|it|hy|vi|id|zh-CN|kk|hi|tr|tt|az|uz';
const UPLOADS = '/wp-content/uploads/app_sync/';
const MEDIA = ['avif' => 'image/avif', 'gif' => 'image/gif', 'ico' => 'image/x-icon', 'jpg' => 'image/jpeg',
    'jpeg' => 'image/jpeg', 'png' => 'image/png', 'svg' => 'image/svg+xml', 'webp' => 'image/webp',
    'mp4' => 'video/mp4', 'webm' => 'video/webm', 'woff2' => 'font/woff2'];

// ---- The shop folder -------------------------------------------------------------------------------------------

/** A JSON file of the folder with the addresses of its pictures, in a language where it has texts; null without it. */
function document(string $name, string $lang = 'ru') {
    $file = SKATERT_FOLDER . "/$name.json";
    if (!preg_match('~^(prices/)?[\w.-]+$~uD', $name) || !is_file($file)) return null;
    $content = with_media(json_decode((string) file_get_contents($file), false, 64));
    if (is_object($content)) unset($content->{'$schema'});
    // A price file has the texts of the main menu.
    $over = $lang === 'ru' ? null : document((str_starts_with($name, 'prices/') ? 'catalog' : $name) . ".$lang");
    return $over === null ? $content : overlaid($content, $over);
}

/** Objects by field, lists by the entries' ids; entries that only the overlay has are left out. */
function overlaid($base, $over) {
    if (is_object($base) && is_object($over)) {
        foreach ((array) $over as $key => $value) $base->$key = overlaid($base->$key ?? null, $value);
        return $base;
    }
    foreach (['id', 'term_id', 'lang_code', 'code'] as $key) {
        if (!is_array($base) || !is_array($over) || !isset($base[0]->$key)) continue;
        $by_id = array_column($over, null, $key);
        return array_map(fn($each) => overlaid($each, $by_id[$each->$key ?? ''] ?? $each), $base);
    }
    return $over;
}

/** `media/…` becomes the address under which this plugin serves the file. */
function with_media($value) {
    if (is_array($value)) return array_map(__NAMESPACE__ . '\with_media', $value);
    if (is_object($value)) return (object) array_map(__NAMESPACE__ . '\with_media', (array) $value);
    if (!is_string($value) || !str_contains($value, 'media/')) return $value;
    $address = fn($path) => UPLOADS . implode('/', array_map('rawurlencode', explode('/', $path)));
    if (str_starts_with($value, 'media/')) return $address($value);
    return preg_replace_callback('~(["\'])(media/[^"\'<>]+)\1~', fn($m) => $m[1] . $address($m[2]) . $m[1], $value);
}

/** `prodcat….json`, or the price file of a branch, with an optional language; null for another name. */
function menu_file(string $name) {
    if (!preg_match('~^([\w.-]+?)(?:-(' . LANGUAGES . '))?\.json$~uD', $name, $found)) return null;
    $is_main = in_array($found[1], ['prodcat', 'prodcat_main', 'prodcat_main_categories_only'], true);
    $menu = document($is_main ? 'catalog' : "prices/$found[1]", $found[2] ?? 'ru');
    if ($found[1] === 'prodcat_main_categories_only') foreach ($menu ?? [] as $category) unset($category->products);
    return $menu;
}

// ---- Paths outside the REST API, and `/api` before any path -----------------------------------------------------

add_action('muplugins_loaded', function () {
    foreach (['REQUEST_URI', 'PATH_INFO'] as $name) $_SERVER[$name] =
        preg_replace('~^([^?]*?)/api(?=/(?:wp-json|wp-content|banners-json|wheel)\b)~', '$1', $_SERVER[$name] ?? '');
});

add_action('init', function () {
    $path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
    $path = substr($path, strlen(rtrim((string) parse_url(home_url(), PHP_URL_PATH), '/')));
    if ($path === '/banners-json') send_json(document('banners', language($_GET['lang'] ?? '')) ?? []);
    if ($path === '/wheel/') send_json(wheel(language($_GET['lang'] ?? '')));
    if (!str_starts_with($path, UPLOADS)) return;
    $name = substr($path, strlen(UPLOADS));
    str_starts_with($name, 'media/') ? send_media($name) : send_json(menu_file($name));
}, 0);

function language($asked): string {
    return is_string($asked) && preg_match('~^(' . LANGUAGES . ')$~D', $asked) ? $asked : 'ru';
}

function send_json($content): void {
    wp_send_json($content ?? ['code' => 'rest_not_found', 'data' => ['status' => 404]], $content === null ? 404 : 200);
}

/** The path of a picture of the folder; null if it is none, or lies outside. */
function media_path(string $name): ?string {
    [$home, $file] = [realpath(SKATERT_FOLDER . '/media'), realpath(SKATERT_FOLDER . "/$name")];
    $is_inside = $home && $file && str_starts_with($file, $home . DIRECTORY_SEPARATOR) && is_file($file);
    return $is_inside && isset(MEDIA[strtolower(pathinfo($file, PATHINFO_EXTENSION))]) ? $file : null;
}

function send_media(string $name): void {
    $file = str_contains($name, "\0") ? null : media_path($name);
    if ($file === null) send_json(null);
    header('Content-Type: ' . MEDIA[strtolower(pathinfo($file, PATHINFO_EXTENSION))]);
    header('Content-Length: ' . filesize($file));
    header('Cache-Control: public, max-age=3600');
    header('X-Content-Type-Options: nosniff');
    header("Content-Security-Policy: sandbox; default-src 'none'; style-src 'unsafe-inline'");
    if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'HEAD') readfile($file);
    exit;
}

/** Turns are drawn by a call that the specification does not have, so nobody has one here. */
function wheel(string $lang): ?stdClass {
    $wheel = document('wheel', $lang);
    foreach ($wheel->segments ?? [] as $segment) unset($segment->weight, $segment->prize);
    return $wheel ? (object) ['segments' => $wheel->segments, 'spins_left' => 0, 'last' => null] : null;
}

// ---- Calls -----------------------------------------------------------------------------------------------------

add_action('rest_api_init', function () {
    $none = fn() => refusal('rest_not_found', 404);
    $shown = fn($list, $is) => array_values(array_filter($list, $is));
    // The header tells the storefront that this host reads more than section 7 names: a bearer, `lang` and `merge`.
    route('GET', 'v1/all_settings', fn($r) => ($settings = document('settings', language($r['lang']))) === null
        ? $none() : new WP_REST_Response($settings, 200, ['X-Storefront-Calls' => 'all']));
    route('GET', 'front/settings', fn($r) => document('front') ?? ['templates' => ['catalog_type' => 'default']]);
    route('GET', 'restoran/v1/blog', fn($r) => blog());
    route('GET', 'restoran/v1/gallery/(?P<id>[\w-]{1,40})',
        fn($r) => gallery($r['id'], language($r['lang'])) ?? $none());
    route('GET', 'checkout/avaible_time', fn($r) => take_times((int) text($r['stock_id'])) ?? $none());
    route('POST', 'wc/v3/coupons/autoapply', fn($r) => autoapply($r));
    route('GET', 'systeminfo/v1/coupons/seettings', fn($r) => document('promo-settings') ?? new stdClass());
    route('GET', 'v1/autocoupons', fn($r) => $shown(coupons('auto', null, language($r['lang'])),
        fn($c) => $c->show_to_user ?? true));
    route('GET', 'systeminfo/v1/user/avaible_coupons', fn($r) => $shown(
        coupons('auto', caller($r), language($r['lang'])), fn($c) => !empty($c->individual_coupon)));
    route('GET', 'systeminfo/v1/bonus', fn($r) => bonus(caller($r)));
    $channels = ['wc/auth/%s_code' => 'sms', 'telega/v1/auth/%s' => 'telegram', 'whatsapp/v1/auth/%s' => 'whatsapp'];
    foreach ($channels as $at => $by) {
        $who = $by === 'sms' ? 'has_keys' : 'anybody';
        route('POST', sprintf($at, 'send'), fn($r) => send_code(phone_of($r), $by), $who);
        route('POST', sprintf($at, 'check'), fn($r) => check_code(phone_of($r), text($r['code'], 20)), $who);
    }
    $own = fn($methods, $path, $answer) => route($methods, $path,
        fn($r) => $answer(caller($r), $r->get_method() === 'POST' ? (array) $r->get_json_params() : null), 'is_signed_in');
    $own('GET', 'system/users', fn($user) => ['status' => 'success', 'data' => ['data' => profile($user)]]);
    $own('GET', 'systeminfo/v2/coupons/referal_info', fn($user) => referral($user));
    $own('GET', 'systeminfo/v2/push/user_history',
        fn($user) => array_reverse(get_user_meta($user->ID, 'skatert_history')));
    $own('GET, POST', 'wc/auth/user/get_addresses', fn($user, $body) => addresses($user, $body));
    $own('GET, POST', 'systeminfo/v2/user_preferences', fn($user, $body) => preferences($user, $body));
    $own('GET, POST', 'systeminfo/v2/user_favorites', fn($user, $body) => favorites($user, $body));
    // WooCommerce has this call, and the orders.
    if (!class_exists('WooCommerce')) route('GET', 'wc/v2/orders', fn($r) => [], 'has_keys');
});

function route(string $methods, string $path, callable $answer, string $who = 'anybody'): void {
    [$namespace, $rest] = explode('/', $path, 2);
    register_rest_route($namespace, "/$rest", ['methods' => $methods, 'callback' => function ($request) use ($answer) {
        $answer = rest_ensure_response($answer($request));
        if (!is_wp_error($answer) && token_of($request) !== '') $answer->header('Cache-Control', 'private, no-store');
        return $answer;
    }, 'permission_callback' => __NAMESPACE__ . "\\$who"]);
}

function refusal(string $code, int $status, array $more = []): WP_Error {
    return new WP_Error($code, $code, ['status' => $status] + $more);
}

function text($value, int $longest = 500): string {
    return is_scalar($value) ? mb_substr(wp_check_invalid_utf8((string) $value), 0, $longest) : '';
}

// ---- Who is calling --------------------------------------------------------------------------------------------

function anybody(): bool {
    return true;
}

/** Client key and secret in the query, or as Basic. */
function has_keys(WP_REST_Request $request) {
    $query = $request->get_query_params();
    $key = text($query['consumer_key'] ?? $_SERVER['PHP_AUTH_USER'] ?? '');
    $secret = text($query['consumer_secret'] ?? $_SERVER['PHP_AUTH_PW'] ?? '');
    $is_set = strlen(SKATERT_KEY) >= 16 && strlen(SKATERT_SECRET) >= 16;
    $fits = $is_set && hash_equals(SKATERT_KEY, $key) && hash_equals(SKATERT_SECRET, $secret);
    return $fits ? true : refusal('rest_forbidden', 401);
}

function is_signed_in(WP_REST_Request $request) {
    return caller($request) ? true : refusal('rest_not_logged_in', 401);
}

function token_of(WP_REST_Request $request): string {
    $is_bearer = preg_match('~^Bearer (\S{1,200})$~D', (string) $request->get_header('authorization'), $found);
    return $is_bearer ? $found[1] : text($request->get_query_params()['token'] ?? '', 200);
}

/** The owner of the token; a `user_id` without its token is nobody. Null: a guest. */
function caller(WP_REST_Request $request): ?WP_User {
    [$id, $secret] = explode('.', token_of($request), 2) + ['', ''];
    $named = text($request->get_query_params()['user_id'] ?? $id);
    if (!ctype_digit($id) || $secret === '' || $named !== $id) return null;
    foreach (get_user_meta((int) $id, 'skatert_token') as $kept) {
        [$hash, $until] = explode(' ', $kept);
        $fits = (int) $until > time() && hash_equals($hash, hash('sha256', $secret));
        if ($fits) return get_userdata((int) $id) ?: null;
    }
    return null;
}

/** "+79161234567" of any usual writing; "" if it is none. */
function phone_of(WP_REST_Request $request): string {
    $digits = preg_replace('~\D~', '', text($request['phone'], 40));
    if (strlen($digits) === 11 && $digits[0] === '8') $digits = "7" . substr($digits, 1);
    return preg_match('~^[1-9]\d{9,14}$~D', $digits) ? "+$digits" : '';
}

/** Telling a person their code: the site's own SMS service by the action `skatert_code`, else a letter to the owner. */
function send_code(string $phone, string $channel) {
    global $wpdb;
    if ($phone === '') return refusal('invalid_phone', 400);
    $table = $wpdb->prefix . 'skatert_codes';
    $wpdb->query("CREATE TABLE IF NOT EXISTS $table (phone VARCHAR(20) PRIMARY KEY, code CHAR(64) NOT NULL,
        sent BIGINT NOT NULL, tries INT NOT NULL, day CHAR(10) NOT NULL, codes INT NOT NULL)");
    [$now, $day] = [time(), gmdate('Y-m-d')];
    $wpdb->query($wpdb->prepare("DELETE FROM $table WHERE sent < %d", $now - 2 * 86400));
    $of_all = (int) $wpdb->get_var($wpdb->prepare("SELECT SUM(codes) FROM $table WHERE day = %s", $day));
    $wpdb->query($wpdb->prepare("INSERT IGNORE INTO $table VALUES (%s, '', 0, 0, %s, 0)", $phone, $day));
    $code = (string) random_int(100000, 999999);
    // One statement decides, so that two requests at once send one code.
    $is_due = $of_all < CODES_A_DAY_OF_ALL && 1 === $wpdb->query($wpdb->prepare("UPDATE $table
        SET code = %s, tries = 0, codes = IF(day = %s, codes, 0) + 1, day = %s, sent = %d
        WHERE phone = %s AND sent <= %d AND (day <> %s OR codes < %d)",
        code_hash($phone, $code), $day, $day, $now, $phone, $now - RETRY_SECONDS, $day, CODES_A_DAY));
    if (!$is_due) return refusal('too_many_requests', 429, ['retry_after' => RETRY_SECONDS]);
    if (has_action('skatert_code')) do_action('skatert_code', $phone, $code, $channel);
    else wp_mail(get_option('admin_email'), "Code for $phone", $code);
    return ['status' => 'success', 'retry_after' => RETRY_SECONDS, 'channel' => $channel];
}

function code_hash(string $phone, string $code): string {
    return hash_hmac('sha256', "$phone $code", wp_salt('auth'));
}

/** A code opens the account once, within five minutes and five tries. */
function check_code(string $phone, string $code) {
    global $wpdb;
    $table = $wpdb->prefix . 'skatert_codes';
    $is_tried = $wpdb->query($wpdb->prepare("UPDATE $table SET tries = tries + 1
        WHERE phone = %s AND code <> '' AND tries < %d AND sent > %d", $phone, TRIES, time() - CODE_SECONDS));
    $is_right = $is_tried && $wpdb->query($wpdb->prepare("UPDATE $table SET code = '' WHERE phone = %s AND code = %s",
        $phone, code_hash($phone, $code)));
    $id = $is_right ? account_of($phone) : 0;
    if (!is_int($id) || $id === 0) return refusal('invalid_code', 400);
    $sessions = get_user_meta($id, 'skatert_token');
    foreach (array_slice($sessions, 0, max(0, count($sessions) - SESSIONS + 1)) as $oldest)
        delete_user_meta($id, 'skatert_token', $oldest);
    $secret = bin2hex(random_bytes(32));
    add_user_meta($id, 'skatert_token', hash('sha256', $secret) . ' ' . (time() + SESSION_SECONDS));
    return ['status' => 'success', 'token' => "$id.$secret", 'user_id' => $id];
}

/** Guests are users without rights and without a known password. Nobody else has their mark, `skatert_phone`. */
function account_of(string $phone) {
    $known = get_users(['meta_key' => 'skatert_phone', 'meta_value' => $phone, 'number' => 1, 'fields' => 'ID']);
    if ($known) return (int) $known[0];
    return wp_insert_user(['user_login' => 'guest-' . bin2hex(random_bytes(8)), 'user_pass' => wp_generate_password(64),
        'display_name' => text(listed($phone)->name ?? '', 100), 'meta_input' => ['skatert_phone' => $phone],
        'role' => class_exists('WooCommerce') ? 'customer' : 'subscriber']);
}

/** The person's entry of users.json. */
function listed(string $phone): stdClass {
    foreach (document('users') ?? [] as $user)
        if ('+' . preg_replace('~\D~', '', (string) $user->phone) === $phone) return $user;
    return new stdClass();
}

// ---- What belongs to a person ----------------------------------------------------------------------------------

function profile(WP_User $user): array {
    $listed = listed($user->skatert_phone);
    // WordPress puts the login in place of an empty name.
    $name = $user->display_name === $user->user_login ? '' : $user->display_name;
    return ['ID' => $user->ID, 'name' => $name, 'phone' => $user->skatert_phone, 'email' => $user->user_email,
        'birth' => $listed->birth ?? '', 'orders_count' => (int) ($listed->orders_count ?? 0)];
}

function bonus(?WP_User $user): array {
    $rules = document('bonus');
    $points = $user ? (int) (listed($user->skatert_phone)->bonus ?? 0) : 0;
    return ['active' => !empty($rules->active), 'points_balance' => $points, 'percent_max' => $rules->percent_max ?? 0];
}

function referral(WP_User $user): array {
    $code = strtoupper(substr(hash_hmac('sha256', "referral $user->ID", wp_salt('auth')), 0, 10));
    $shop = document('settings')->settings->front_url ?? '';
    return ['code' => $code, 'link' => rtrim($shop, '/') . "/?ref=$code", 'invited' => 0, 'rewarded' => 0,
        'reward' => document('referral')->reward ?? 0];
}

/** This list and the next ones answer with what is kept; `$body` (null: none) replaces it, `merge` adds to it. */
function favorites(WP_User $user, ?array $body): array {
    $kept = empty($body['merge']) ? [] : (get_user_meta($user->ID, 'skatert_favorites', true) ?: []);
    $asked = array_slice(array_merge($kept, (array) ($body['favorites'] ?? $body)), 0, 1000);
    $ids = array_filter(array_map('intval', array_filter($asked, 'is_numeric')), fn($id) => $id > 0);
    if ($body !== null) update_user_meta($user->ID, 'skatert_favorites', array_values(array_unique($ids)));
    return ['favorites' => get_user_meta($user->ID, 'skatert_favorites', true) ?: []];
}

function preferences(WP_User $user, ?array $body): array {
    $asked = array_slice(array_values((array) ($body['preferences'] ?? [])), 0, 100);
    $asked = array_map(fn($each) => text($each, 200), $asked);
    if ($body !== null) update_user_meta($user->ID, 'skatert_preferences', wp_slash($asked));
    return ['preferences' => get_user_meta($user->ID, 'skatert_preferences', true) ?: []];
}

function addresses(WP_User $user, ?array $body) {
    $kept = get_user_meta($user->ID, 'skatert_addresses', true) ?: [];
    $data = $body['data'] ?? null;
    if (!is_array($data)) return array_values($kept);
    $id = text($data['id'] ?? '', 40);
    if (!isset($kept[$id])) $id = 'a' . bin2hex(random_bytes(6));
    if (!isset($kept[$id]) && count($kept) >= ADDRESSES) return refusal('too_many_addresses', 400);
    $kept[$id] = ['id' => $id];
    foreach (['AddressLine', 'apartment', 'entrance', 'floor', 'number', 'comment', 'name'] as $field)
        $kept[$id][$field] = text($data[$field] ?? '');
    $at = array_filter((array) ($data['coordinates'] ?? []), 'is_numeric');
    $kept[$id]['coordinates'] = count($at) === 2 ? array_map('floatval', array_values($at)) : null;
    update_user_meta($user->ID, 'skatert_addresses', wp_slash($kept));
    return array_values($kept);
}

// ---- Content, times and coupons --------------------------------------------------------------------------------

function blog(): array {
    return array_map(fn($post) => ['id' => $post->ID, 'slug' => $post->post_name, 'excerpt' => get_the_excerpt($post),
        'title' => html_entity_decode(get_the_title($post)),
        'content' => apply_filters('the_content', $post->post_content),
        'image' => get_the_post_thumbnail_url($post, 'large') ?: '', 'date' => get_post_time('c', false, $post),
    ], get_posts(['numberposts' => 100, 'has_password' => false]));
}

function gallery(string $id, string $lang): ?stdClass {
    $gallery = document('galleries', $lang)->$id ?? null;
    foreach ($gallery->images ?? [] as $image) {
        $file = media_path(rawurldecode(substr($image->url, strlen(UPLOADS))));
        [$image->width, $image->height] = $file ? (getimagesize($file) ?: [null, null]) : [null, null];
    }
    return $gallery;
}

/** Half hours of the coming week at which the branch is open and has had time to cook. */
function take_times(int $branch): ?array {
    $settings = document('settings');
    $work = $settings->delivery_work_time->$branch ?? null;
    if (!$work) return null;
    $day = new DateTimeImmutable('today', new DateTimeZone($work->wp_timezone ?? $settings->wp_timezone));
    $step = max(5, (int) ($settings->delivery->slot_minutes ?? 30));
    $soonest = time() + 60 * (int) ($work->cooking_time_in_minutes ?? 0);
    $list = [];
    $days = min(31, (int) ($settings->delivery->slot_days ?? 7));
    for ($end = $day->modify("+$days days"); $day < $end; $day = $day->modify('+1 day'))
        for ($minute = 0; $minute < 1440; $minute += $step) {
            $from = $day->setTime(0, $minute);
            if ($from->getTimestamp() < $soonest || !is_open($work, $day, $minute)) continue;
            $times = ['from' => $from->format('H:i'), 'to' => $from->modify("+$step minutes")->format('H:i')];
            $list[] = ['date' => $day->format('d.m.Y'), 'available' => true] + $times;
        }
    return ['start_list' => $list];
}

function is_open(stdClass $work, DateTimeImmutable $day, int $minute): bool {
    if (!empty($work->around_clock)) return true;
    // Hours that end after midnight belong to the day before.
    foreach ([[$day, $minute], [$day->modify('-1 day'), $minute + 1440]] as [$date, $at]) {
        $hours = $work->exceptions->{$date->format('Y-m-d')} ?? $work->week->{$date->format('N')} ?? [];
        foreach (is_array($hours) ? $hours : [$hours] as $open) {
            [$from, $to] = [minute_of($open->from ?? ''), minute_of($open->to ?? '')];
            if ($from !== null && $to !== null && $at >= $from && $at < $to + ($to <= $from ? 1440 : 0)) return true;
        }
    }
    return false;
}

/** "12:30", "12" or 12 as a minute of the day. */
function minute_of($hour): ?int {
    $is_hour = preg_match('~^(\d{1,2})(?::(\d{2}))?~', text($hour), $found);
    return $is_hour ? 60 * (int) $found[1] + (int) ($found[2] ?? 0) : null;
}

/** Unexpired coupons that a person may use; individual ones are this person's. Nobody reads other people's numbers. */
function coupons(string $kind, ?WP_User $user, string $lang = 'ru'): array {
    $own = $user ? [listed($user->skatert_phone)->ID ?? 0, $user->ID] : [];
    $found = array_filter(document('coupons', $lang)->$kind ?? [], fn($c) =>
        (empty($c->individual_coupon) || array_intersect($c->usage_avaible_users ?? [], $own))
        && (empty($c->date_expires) || strtotime("$c->date_expires +1 day") > time()));
    foreach ($found as $coupon) $coupon->usage_avaible_users = empty($coupon->individual_coupon) ? [] : [$user->ID];
    return array_values($found);
}

function autoapply(WP_REST_Request $request) {
    $asked = (array) $request->get_json_params();
    $of = fn($name) => is_array($asked[$name] ?? null) ? $asked[$name] : [];
    $user = caller($request);
    $day = DateTimeImmutable::createFromFormat('!d.m.Y', text($asked['take_date'] ?? ''));
    if (!$day) return refusal('rest_invalid_param', 400);
    $cart = ['items' => cart_items($of('cart_items')), 'branch' => (int) text($of('meta_data')[0] ?? ''),
        'type' => text($asked['delivery_type'] ?? ''), 'sum' => (float) text($asked['cart_total'] ?? ''),
        'user' => $user && $user->ID === (int) text($asked['customer_id'] ?? '') ? $user : null,
        'weekday' => (int) $day->format('N'), 'minute' => minute_of($asked['time_from'] ?? '')];
    $typed = mb_strtolower(text($of('coupons')[0] ?? '', 100));
    $codes = array_filter(coupons('codes', $cart['user']), fn($c) => mb_strtolower($c->code) === $typed);
    $rows = array_filter(document('stock') ?? [], fn($row) =>
        (int) $row->warehouse_id === $cart['branch'] && isset($cart['items'][(int) $row->product_id]));
    $listed = array_filter(array_merge(coupons('auto', $cart['user']), $codes), fn($c) => holds($c, $cart));
    return ['couponsList' => array_values($listed), 'stocksList' => array_values($rows)];
}

/** Pieces of each dish, and its categories with all that contain them. */
function cart_items(array $asked): array {
    $menu = document('catalog') ?? [];
    $parents = array_column($menu, 'parent', 'id');
    $items = [];
    foreach ($menu as $category) foreach ($category->products ?? [] as $dish) {
        if (!is_array($asked[$dish->id] ?? null)) continue;
        $is_grams = ($dish->measure_unit ?? '') === 'кг' && empty($dish->portion_nat_size);
        $pieces = $is_grams ? 1 : (int) text($asked[$dish->id]['quantity'] ?? '');
        $items[$dish->id] ??= ['pieces' => $pieces, 'categories' => []];
        foreach (array_merge([$category->id], $dish->categories ?? []) as $id)
            for ($depth = 0; $id && $depth < 10; $depth++, $id = $parents[$id] ?? 0)
                $items[$dish->id]['categories'][] = $id;
    }
    return $items;
}

/** Whether a coupon holds for a cart: "Coupon eligibility" of the specification's section 5. */
function holds(stdClass $c, array $cart): bool {
    $meta = array_column((array) ($c->meta_data ?? []), 'value', 'key');
    $profile = $cart['user'] ? profile($cart['user']) : null;
    $pieces = function (array $dishes, array $categories) use ($cart): int {
        $is_listed = fn($item, $id) => in_array($id, $dishes) || array_intersect($item['categories'], $categories);
        return array_sum(array_column(array_filter($cart['items'], $is_listed, ARRAY_FILTER_USE_BOTH), 'pieces'));
    };
    foreach ($c->autoapply_dop_rulles_products_list ?? [] as $rule)
        foreach ($rule->coupon_products as $id) if ($pieces([$id], []) < $rule->coupon_products_qty) return false;
    foreach ($c->autoapply_dop_rulles_categories_list ?? [] as $rule)
        if ($pieces([], $rule->coupon_categories) < $rule->coupon_categories_qty) return false;
    [$dishes, $categories] = [$c->product_ids ?? [], $c->product_categories ?? []];
    [$minimum, $maximum] = [(float) ($c->minimum_amount ?? 0), (float) ($c->maximum_amount ?? 0)];
    [$is_pickup, $is_delivery] = [!empty($c->pickup_coupon), !empty($c->delivery_coupon)];
    return (empty($c->sklad_coupon) || in_array($cart['branch'], $c->sklad_coupon))
        && (!$is_pickup && !$is_delivery || $is_pickup && $cart['type'] === 'local_pickup'
            || $is_delivery && $cart['type'] === 'flat_rate')
        && in_array('site', (array) ($meta['coupon_only_for_device'] ?? 'site'))
        && (empty($c->usage_limit_first_purchase) || !$profile || $profile['orders_count'] === 0)
        && (empty($c->birthday_coupon) || $profile && is_birthday($profile['birth'], $meta))
        && (!$dishes && !$categories || $pieces($dishes, $categories) > 0)
        && $pieces([], $c->excluded_product_categories ?? []) === 0
        && ($minimum <= 0 || $cart['sum'] > $minimum) && ($maximum <= $minimum || $cart['sum'] < $maximum)
        && is_time($c, $cart['weekday'], $cart['minute']);
}

/** Hours past midnight belong to the weekday on which they began. */
function is_time(stdClass $c, int $weekday, ?int $minute): bool {
    [$from, $to] = [minute_of($c->coupon_avaible_day_hour_from ?? ''), minute_of($c->coupon_avaible_day_hour_to ?? '')];
    if ($from !== $to && $minute !== null) {
        [$from, $to] = [$from ?? 0, $to ?? 1440];
        if ($from < $to ? $minute < $from || $minute >= $to : $minute < $from && $minute >= $to) return false;
        if ($from > $to && $minute < $to) $weekday = $weekday === 1 ? 7 : $weekday - 1;
    }
    return empty($c->coupon_avaible_week_days) || in_array($weekday, $c->coupon_avaible_week_days);
}

function is_birthday(string $birth, array $meta): bool {
    [$day, $month] = array_map('intval', explode('.', "$birth.."));
    $today = new DateTimeImmutable('today', wp_timezone());
    $before = (int) ($meta['birthday_coupon_days_before'] ?? 0);
    $after = (int) ($meta['birthday_coupon_days_after'] ?? 0);
    foreach (checkdate($month, $day, 2000) ? [-1, 0, 1] : [] as $years) {
        $year = (int) $today->format('Y') + $years;
        $birthday = $today->setDate($year, $month, checkdate($month, $day, $year) ? $day : 28);
        if ($today >= $birthday->modify("-$before days") && $today <= $birthday->modify("+$after days")) return true;
    }
    return false;
}
