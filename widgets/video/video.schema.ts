import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { object } from '#lib/schema/object.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'

/** The shape of a film, unless another is given. */
const WIDE = 16 / 9

/** Width to height, from a narrow strip to a banner: what lies outside is a mistake. */
const RatioSchema = v.pipe(v.number(), v.minValue(0.25), v.maxValue(4))

/** `16:9`, `16/9`, `16x9`, or the quotient as a number or as a template writes it. */
const AspectRatioSchema = v.union([
  RatioSchema,
  v.pipe(
    TextSchema,
    v.regex(/^\d+(\.\d+)?(\s*[:/x]\s*\d+(\.\d+)?)?$/, 'must be two numbers, such as 16:9'),
    v.transform((text) => {
      const [width = 0, height = 1] = text.split(/[:/x]/).map(Number)
      return width / height
    }),
    RatioSchema,
  ),
])

/** Seconds, as a number or as a template writes it. */
const DurationSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)?$/, 'is no number'), v.transform(Number))]),
  v.minValue(0),
)

/** The options of which a wrong one is left out: the video plays all the same. */
const details = {
  /** Width to height: `16:9`, `9/16` or a quotient from 0.25 to 4. 16:9 without it. */
  aspectRatio: v.optional(AspectRatioSchema, WIDE),
  /** The address of the picture before it plays, as `hlsSource`. */
  poster: v.optional(TextSchema),
  /** In seconds, shown on the poster; live ones have none. */
  duration: v.optional(DurationSchema),
  /** Names it, for screen readers and for analytics. */
  title: v.optional(TextSchema),
  /** The video's own page, to which a failure leads; without it, to the stream. */
  url: v.optional(TextSchema),
}

/** The marker's options (content-features §3, "Video"), as attributes or in the JSON block. */
export const VideoMarkerSchema = object({
  /** Names the video for analytics where it has no title. */
  id: IdSchema,
  /** The address of its HLS playlist: on the page's own origin, or https on any host. */
  hlsSource: TextSchema,
  ...details,
})

/** `services` of the page's configuration, where it is about videos (content-features §7). */
export const VideoServicesSchema = object({
  services: v.optional(
    object({
      /** The address of the player's script: on the page's own origin, or https on any host. */
      videoPlayer: v.optional(TextSchema),
    }),
    {},
  ),
})
