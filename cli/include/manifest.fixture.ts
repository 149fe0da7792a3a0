/** Two widgets with a file that both need. */
export const manifest = {
  files: {
    'widgets.js': { integrity: 'sha384-w' },
    'chunks/runtime-1.js': { integrity: 'sha384-r' },
    'chunks/poll-1.js': { integrity: 'sha384-p' },
    'chunks/poll.ca-1.js': { integrity: 'sha384-pc' },
    'chunks/gift-1.js': { integrity: 'sha384-g' },
    'chunks/gift.ca-1.js': { integrity: 'sha384-gc' },
  },
  widgets: {
    poll: { files: ['chunks/runtime-1.js', 'chunks/poll-1.js'], messages: { ca: 'chunks/poll.ca-1.js' } },
    gift: { files: ['chunks/runtime-1.js', 'chunks/gift-1.js'], messages: { ca: 'chunks/gift.ca-1.js' } },
  },
}
