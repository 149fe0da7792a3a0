{{-- Laravel: an article's view. dist/ is public/quiosc/. Blade escapes what {{ }} prints. Where the page's policy allows scripts by a nonce,
  the view gets `$renderNonce`, what prints it: with spatie/laravel-csp `fn () => csp_nonce()`. --}}
@php
  $nonce = isset($renderNonce) ? ' nonce="'.e($renderNonce()).'"' : '';
  $quiosc = fn ($part) => str_replace(['<script', '<link'], ["<script$nonce", "<link$nonce"], file_get_contents(public_path("quiosc/include/$part")));
@endphp
<!doctype html>
<html lang="{{ $lang }}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>{{ $article->title }}</title>
  <script type="application/json" data-quiosc-config>@json(['site' => 'ara', 'lang' => $lang])</script>
  {!! $quiosc('head.html') !!}
  {!! $quiosc("action-bar.$lang.html") !!}
</head>
<body>
  <article>
    <h1>{{ $article->title }}</h1>
    <p>
      <a href="#comentaris"><span data-widget="comments-count" data-content-id="{{ $article->id }}">{{ __('Comments') }}</span></a>
      <span data-widget="follow" data-kind="author" data-id="{{ $article->author->id }}" data-name="{{ $article->author->name }}"><a href="/login">Segueix</a></span>
    </p>
    <div data-widget="action-bar" data-content-id="{{ $article->id }}" data-title="{{ $article->title }}" data-url="{{ $article->url }}">
      <a href="#comentaris">{{ __('Comments') }}</a>
    </div>
    {!! $article->body !!}
    <div id="comentaris" data-widget="comments" data-content-id="{{ $article->id }}">
      <a href="{{ $article->url }}">{{ __('Comments') }}</a>
    </div>
  </article>
  <div data-widget="page-shell" data-service-worker="false"></div>
</body>
</html>
