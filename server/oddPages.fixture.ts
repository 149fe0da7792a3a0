/** A poll’s marker, as a template writes it. */
export const marker = '<div data-widget="poll" data-poll-id="4711"><a href="/enquesta">Voteu</a></div>'
export const pageWith = (body: string, head = '') =>
  `<!doctype html><html lang="ca"><head><title>Diari</title>${head}</head><body>${body}</body></html>`

/** A page without what the renderer has added. */
export const without = (html: string) =>
  html
    .replaceAll(' data-widget-state="rendered"', '')
    .replaceAll(
      /<template shadowrootmode="open">[\s\S]*?<\/template>(?:<script type="application\/json" data-quiosc-data[\s\S]*?<\/script>)?(?:<link rel="stylesheet" href="\/quiosc\/sheets\/page-\w+\.css">)?/g,
      '',
    )

/** Pages that a CMS may write. */
export const oddPages: Record<string, string> = {
  'unclosed tags': `<p>One<p>Two<ul><li>Three${marker}<li>Four`,
  'tags in the wrong order': `<b><i>Bold</b>${marker}</i><table><tr><td>${marker}`,
  'a marker in a table': `<table>${marker}<tr><td>x</table>`,
  'line ends of Windows': `<p>\r\nOne</p>\r\n${marker}\r\n<p>Two</p>\r\n`,
  'a byte order mark': `\uFEFF<!doctype html><p>One</p>${marker}`,
  'characters outside of the basic plane': `<p>😀😀\u0000</p>${marker}<p>😀</p>`,
  'capital letters and single quotes': `<DIV DATA-WIDGET='poll' DATA-POLL-ID='4711'>x</DIV>`,
  'values without quotes': '<div data-widget=poll data-poll-id=4711>x</div>',
  'a marker that nobody closes': '<div data-widget="poll" data-poll-id="4711"><p>x',
  'another encoding declared': `<meta charset="iso-8859-15"><p>Això ÿ</p>${marker}`,
  'entities in attributes': `<p title="a &amp b &quot;">${marker}`,
  'frames of processing instructions': `<?php echo 1 ?><!-- a --!>${marker}<![CDATA[ x ]]>`,
}
