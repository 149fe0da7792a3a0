/** Attributes that the library itself reads, as `dataset` names them; all others are the widget's options. */
export const reservedAttributes = new Set([
  'widget',
  'load',
  'lang',
  'heading',
  'panel',
  'widgetState',
  'widgetView',
  'widgetSpace',
])
