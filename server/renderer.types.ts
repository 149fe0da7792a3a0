import type { Environment, Language, Site } from '#lib/site/config/config.ts'

/** Keeps the backend's answers between pages, such as a `Map`. Answers are the same for every reader. */
export interface AnswerCache {
  /** The text of an answer by its absolute address; undefined where there is none, or one that is too old. */
  get(url: string): string | undefined | Promise<string | undefined>
  set(url: string, answer: string): unknown
}

/** Why a marker was left as the CMS wrote it. */
export interface RenderReport {
  widget: string
  /**
   * `late`: the answer was not there in time. `failed`: there was none, or one with another status than 200. `malformed`: the widget cannot read it. `options`:
   * the marker’s options are wrong. `crashed`: the widget has thrown.
   */
  reason: 'late' | 'failed' | 'malformed' | 'options' | 'crashed'
  /** In words, for a log. */
  detail: string
}

/** How markers are rendered. The site, language and formats of the page's own configuration block come first, as in the browser. */
export interface RenderOptions {
  /** The backend's absolute address, `https://example.com/api/front`: no request goes to another host, path or port. */
  apiBase: string
  /** The address of the library's files, `/quiosc/`: those of the same engine as the page's script. */
  assets: string
  /**
   * The page's public address, without what differs from reader to reader. Links are checked against it, so that widgets whose marker has links stay as they are without
   * it.
   */
  url?: string
  /** `ara` by default. */
  site?: Site
  /** The language of markers and pages that name none: Catalan by default. */
  lang?: Language
  /** `PRO` by default. */
  env?: Environment
  /** Of the page's content security policy; on `<style>` and `<link>`. */
  nonce?: string
  /** Whether a marker links its style sheet, the default, or has it as `<style>`. */
  styles?: 'link' | 'inline'
  /** Milliseconds for all answers of a page together, 200 by default. Later answers are not waited for. */
  timeout?: number
  cache?: AnswerCache
  /** Ends the requests: the markers whose answers have not come are left as they are. */
  signal?: AbortSignal
  /** Called for each marker that was left as the CMS wrote it. An error that it throws is ignored. */
  onReport?(report: RenderReport): void
  /** Sends the requests; the runtime's own by default. It gets no reader's header and no cookie. */
  fetch?(
    url: string,
    init: { headers: Record<string, string>; redirect: 'manual'; signal: AbortSignal },
  ): Promise<Response>
}

/** A marker's options, as in a template. */
export interface WidgetOptions {
  /** Attributes without `data-`, as `dataset` names them: `{ pollId: '4711' }`. */
  attributes?: Readonly<Record<string, string>>
  /** The marker's JSON block. */
  block?: object
  /** The marker's fallback: HTML that is trusted. */
  fallback?: string
}

/** A style sheet that markers link, at `sheets/<file>` below `assets`. */
export interface SheetFile {
  file: string
  css: string
}

/** Renders markers on a server: for an unknown reader, the same for everybody. */
export interface Renderer {
  /**
   * Fills the markers of a page that it can render. All else comes out as it went in.
   *
   * @throws For wrong options, with their names. Nothing that a page or a backend does makes it throw.
   */
  renderMarkers(html: string, options: RenderOptions): Promise<string>
  /**
   * Does the same to a page that flows through, as it comes from the CMS: `response.body.pipeThrough(renderStream(options))`. No byte waits for a marker behind it,
   * and each answer has the time of `timeout` since its marker came. A marker knows of the page what stands before it. Bytes are those that came in any encoding that contains
   * ASCII.
   *
   * @throws For wrong options, with their names. Nothing that a page or a backend does makes the stream fail.
   */
  renderStream(options: RenderOptions): TransformStream<Uint8Array, Uint8Array>
  /**
   * Renders one marker.
   *
   * @param name Of the widget: `poll`.
   * @throws For wrong options, with their names.
   */
  renderWidget(name: string, widget: WidgetOptions, options: RenderOptions): Promise<string>
  /** The style sheets that markers link. They are in the package already, in `sheets/`. */
  sheets(): Promise<readonly SheetFile[]>
}
