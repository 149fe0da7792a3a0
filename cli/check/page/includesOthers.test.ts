import { expect, it } from 'vitest'
import { includesOthers } from './includesOthers.ts'

it.each([
  "{% include 'head.html.twig' %}",
  "{{ include('head.html.twig') }}",
  "{%- render 'head' -%}",
  '{{> head}}',
  '{{ghost_head}}',
  "<%= render 'layouts/head' %>",
  "<%- include('head') %>",
  '<jsp:include page="head.jsp" />',
  '<%@ include file="head.jsp" %>',
  "@include('head')",
  '<x-head />',
  '<?php wp_head(); ?>',
  "<?php if ($a): require 'head.php'; endif ?>",
  '<!--#include virtual="/head.html" -->',
  '<esi:include src="/head.html"/>',
  '<?php echo file_get_contents(__DIR__ . "/quiosc/include/head.html"); ?>',
  "@php $quiosc = fn ($part) => file_get_contents(public_path($part)); @endphp {!! $quiosc('head.html') !!}",
  "<%= File.read('head.html').html_safe %>",
  "{% set lines = source('@theme/head.html') %}{{ lines|raw }}",
])('includesOthers finds that %s inserts another file', (text) => {
  expect(includesOthers({ text: `<head>${text}</head>` })).toBe(true)
})

it.each([
  '{{ title }}',
  '{% if a %}',
  '<?php echo $title ?>',
  'These pages include polls.',
  'We readfile by file_get_contents.',
  '{% block body %}{% endblock %}',
])('includesOthers finds that %s inserts none', (text) => {
  expect(includesOthers({ text: `<body>${text}</body>` })).toBe(false)
})
