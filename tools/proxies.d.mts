interface Proxy {
  title: string
  packages: readonly string[]
  path(): string | undefined
}

export declare const proxies: Readonly<Record<'varnish' | 'nginx' | 'php', Proxy>>
