import type { SiteContext } from '@emma/contracts/site'
import { Document } from '../document.tsx'
import { useVoice } from '../voice/voice.ts'

/** Links to the verification of one document, which is a screen. */
export const VerifyPage = ({ context }: { context: SiteContext }) => {
  const { site, to } = useVoice()
  const t = site.texts.verify
  return (
    <Document head={{ title: t.title, description: t.description }} context={context}>
      <div className="s-wide s-text">
        <header className="s-heading">
          <h1>{t.heading}</h1>
          <p className="s-lead">{t.lead}</p>
        </header>
        <form className="s-inline" action={to('/verificar/codigo')} method="get">
          <label className="s-field">
            <span>{t.label}</span>
            <input
              name="codigo"
              required
              placeholder={t.hint}
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          <button className="s-button" type="submit">
            {t.go}
          </button>
        </form>
        <div className="s-scan" data-scan="" hidden>
          <button
            className="s-button s-button-quiet"
            type="button"
            data-start={t.scan.start}
            data-stop={t.scan.stop}
          >
            {t.scan.start}
          </button>
          <p className="s-wrong" role="alert" hidden>
            {t.scan.failed}
          </p>
          <video muted playsInline hidden aria-label={t.scan.view} />
        </div>
        <p className="s-muted">{t.qr}</p>
        <section className="s-block" aria-labelledby="farmacias">
          <h2 id="farmacias">{t.farm}</h2>
          <p>{t.farmText}</p>
        </section>
      </div>
    </Document>
  )
}
