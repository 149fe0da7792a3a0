/** Some of a form's fields; one that is undefined is not among them. */
export type Typed<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined }
