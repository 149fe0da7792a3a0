<?php

/**
 * A widget's marker with its view. Where the fragment server does not answer in time it is the marker alone, and the widget loads as it does without a server.
 *
 * @param array<string, string> $options The marker's attributes without data-: ['content-id' => '1001', 'lang' => 'ca'].
 */
function quiosc_fragment(string $widget, array $options, string $server = 'http://127.0.0.1:4800'): string
{
    $context = stream_context_create(['http' => ['timeout' => 0.5, 'ignore_errors' => true]]);
    $html = @file_get_contents("$server/fragment/$widget?" . http_build_query($options), false, $context);
    if ($html !== false && str_contains($http_response_header[0] ?? '', ' 200')) {
        return $html;
    }
    $attributes = '';
    foreach (['widget' => $widget] + $options as $name => $value) {
        $attributes .= sprintf(' data-%s="%s"', $name, htmlspecialchars($value, ENT_QUOTES));
    }
    return "<div$attributes></div>";
}
