<?php
// PHP's own web server as a web server with WordPress's rewrite rules: files as they are, everything else to index.php.
$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if (!str_contains($path, "\0") && is_file($_SERVER['DOCUMENT_ROOT'] . $path)) return false;
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
