import type { WrongTemplate } from './WrongTemplate.ts'

export const wrongBlade: readonly WrongTemplate[] = [
  {
    fault: 'a misspelt widget between directives',
    id: 'unknown-widget',
    says: 'Did you mean "comments-count"?',
    template: `@extends('layouts.app')

@section('content')
  @foreach ($articles as $article)
    <x-card :article="$article" />
    <span ¦data-widget="comment-count" data-content-id="{{ $article->id }}">{{ $article->comments }}</span>
  @endforeach
@endsection`,
  },
  {
    fault: 'a required option is missing, its neighbour conditional',
    id: 'missing-option',
    says: 'data-content-id: is required',
    template: `@auth
¦<div data-widget="gift" @if ($article->title) data-title="{{ $article->title }}" @endif>
  <a href="{{ route('rates') }}">@lang('gift')</a>
</div>
@endauth`,
  },
  {
    fault: 'a value that is none of the list, after PHP',
    id: 'wrong-option',
    says: 'Did you mean "asc"?',
    template: `@php
  $id = $article->id;
  $html = '<div data-widget="pol">';
@endphp
<div data-widget="comments" data-content-id="{{ $id }}" ¦data-order="ascending"><p>{!! $text !!}</p></div>`,
  },
  {
    fault: 'a load condition that there is not',
    id: 'wrong-option',
    says: 'Did you mean "eager"?',
    template: `<div @class(['poll', 'poll-wide' => $wide]) data-widget="poll" data-poll-id="{{ $poll->id }}" ¦data-load="eagre">
  <a href="{{ route('poll', ['id' => $poll->id]) }}">{{ $poll->title }}</a>
</div>`,
  },
  {
    fault: 'a misspelt option',
    id: 'unknown-option',
    says: 'Did you mean "data-message-id"?',
    template: `<div data-widget="paywall" data-type="{{ $type }}" ¦data-mesage-id="{{ $message->id ?? '' }}"></div>`,
  },
  {
    fault: 'a list as the marker',
    id: 'no-shadow-root',
    says: '<ul> cannot have a shadow root',
    template: `@if (count($topics) > 0)
  ¦<ul data-widget="comments" data-content-id="{{ $id }}">
    @each('topics.item', $topics, 'topic')
  </ul>
@endif`,
  },
  {
    fault: 'single quotes in a marker’s block',
    id: 'broken-block',
    says: 'a value must be in double quotes',
    template: `<div data-widget="profile">
  <script type="application/json">
    { "links": { "shop": @json($shop), "premium": ¦'/premium' } }
  </script>
</div>`,
  },
  {
    fault: 'a misspelt name in a marker’s block',
    id: 'unknown-option',
    says: 'Did you mean "subscription"?',
    template: `<div data-widget="profile">
  <script type="application/json">
    {
      "links": {
        "shop": "{{ route('shop') }}",
        ¦"subscripton": "/subscripcio"
      }
    }
  </script>
</div>`,
  },
  {
    fault: 'a host that is none',
    id: 'wrong-config',
    says: 'hosts[1]: "https://www.example.cat" is not a host name',
    template: `<script type="application/json" data-quiosc-config>
  { "site": "{{ $site }}", "hosts": ["example.cat", ¦"https://www.example.cat"] }
</script>`,
  },
  {
    fault: 'the script twice, one of them lite',
    id: 'doubled-script',
    says: 'a second time',
    template: `<script type="module" src="/quiosc/widgets.js"></script>
@vite('resources/js/app.js')
<script type="module" ¦src="{{ asset('quiosc/lite/widgets.js') }}"></script>`,
  },
  {
    fault: 'nothing for readers until the widget is there',
    id: 'no-fallback',
    says: 'no fallback',
    template: `<aside>
¦<div data-widget="poll" data-poll-id="{{ $poll->id }}" {{ $attributes }}>
  {{-- <a href="/enquestes">All</a> --}}
</div></aside>`,
  },
  {
    fault: 'an attribute twice',
    id: 'doubled-attribute',
    says: 'a browser ignores the second',
    template: `<div data-widget="poll" data-poll-id="{{ $poll->id }}" data-load="idle" ¦data-poll-id="4711">
  <a href="/enquestes">{{ $poll->title }}</a>
</div>`,
  },
]
