import { type SiteContext, sitePicture } from '@emma/contracts/site'
import { isWrittenIn, siteAddress, siteLanguages, siteTags } from '@emma/contracts/site/paths'
import type { ReactNode } from 'react'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { otherAddress } from './frame/other-language.tsx'
import { Prepared } from './prepared/prepared.tsx'
import type { Head } from './seo/head.ts'
import { styles } from './voice/style.ts'
import { useVoice } from './voice/voice.ts'

/** Escaped, so that nothing in it ends the script element. */
const asJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The same page in each of its languages; the default for other languages is Portuguese. */
const Alternates = ({ context: { origin, path } }: { context: SiteContext }) => {
  const languages = siteLanguages.filter((language) => isWrittenIn(path, language))
  if (languages.length < 2) return null
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={siteTags[language]}
          href={`${origin}${siteAddress(path, language)}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${path}`} />
    </>
  )
}

const Metas = ({ head, context }: { head: Head; context: SiteContext }) => {
  const { site, language, openGraph, to } = useVoice()
  const otherLanguages = siteLanguages.filter(
    (other) => other !== language && isWrittenIn(context.path, other),
  )
  const address = `${context.origin}${to(context.path)}`
  const image = `${context.origin}${head.image ?? '/icons/share.png'}`
  const isWide = head.hasPicture === true || !head.image
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.isIndexed === false && <meta name="robots" content="noindex" />}
      {head.isIndexed !== false && (
        <>
          <link rel="canonical" href={address} />
          <Alternates context={context} />
        </>
      )}
      <meta property="og:site_name" content={site.frame.brand} />
      <meta property="og:locale" content={openGraph} />
      {otherLanguages.map((other) => (
        <meta key={other} property="og:locale:alternate" content={styles[other].openGraph} />
      ))}
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      {isWide && (
        <>
          <meta property="og:image:width" content={String(sitePicture.width)} />
          <meta property="og:image:height" content={String(sitePicture.height)} />
          <meta property="og:image:alt" content={head.image ? head.title : site.frame.brand} />
        </>
      )}
      <meta name="twitter:card" content={isWide ? 'summary_large_image' : 'summary'} />
    </>
  )
}

const Files = ({ context: { assets, path } }: { context: SiteContext }) => (
  <>
    {path === '/' && <script src={assets.gate} />}
    {assets.fonts.map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    ))}
    {assets.styles.map((style) => (
      <link key={style} rel="stylesheet" href={style} />
    ))}
    <script type="module" src={assets.script} />
    {/* No SVG: drawing one for the tab delays the page on a slow phone. */}
    <link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
    <link rel="apple-touch-icon" href="/icons/apple.png" />
    <link rel="manifest" href="/manifest.json" />
  </>
)

/** Key for parts without varying content: rendered once. */
const everywhere = {}

interface Props {
  readonly head: Head
  readonly context: SiteContext
  readonly children: ReactNode
  /** Sticks to the bottom of a phone. */
  readonly bar?: ReactNode
}

const Heading = ({ head, context }: Pick<Props, 'head' | 'context'>) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#101a19" media="(prefers-color-scheme: dark)" />
    <Metas head={head} context={context} />
    <Files context={context} />
    {head
      .data?.()
      .map(asJson)
      .map((json) => (
        <script
          key={json}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data without a `<`.
          dangerouslySetInnerHTML={{ __html: json }}
        />
      ))}
  </>
)

/** A whole page: its frame, and its content. */
export const Document = ({ head, context, children, bar }: Props) => {
  const { site, tag, year } = useVoice()
  const blanks = { other: otherAddress(context), year: year(context.now) }
  return (
    <html lang={tag}>
      <head>
        <Prepared
          of={head.of ?? head}
          and={[context.path, head.title, head.description, head.and].join('\n')}
        >
          <Heading head={head} context={context} />
        </Prepared>
      </head>
      <body className={bar ? 's-has-bar' : undefined}>
        <a className="s-skip" href="#conteudo">
          {site.frame.skip}
        </a>
        <Prepared of={everywhere} blanks={blanks}>
          <Header />
        </Prepared>
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
        <Prepared of={context.menu} blanks={blanks}>
          <Footer of={context.menu} />
        </Prepared>
        {bar}
      </body>
    </html>
  )
}
