import { appLinks } from '../links.ts'
import { MenuIcon } from '../parts/icons.tsx'
import { useVoice } from '../voice/voice.ts'
import { Mark } from './mark.tsx'
import { OtherLanguage } from './other-language.tsx'

const Links = () => {
  const { site, to } = useVoice()
  const t = site.frame
  return (
    <>
      <a href={to('/buscar')}>{t.search}</a>
      <a href={to('/especialidades')}>{t.specialties}</a>
      <a href={appLinks.queue} rel="nofollow">
        <span className="s-dot" aria-hidden="true" />
        {t.now}
      </a>
      <a href={to('/para-profissionais')}>{t.professionals}</a>
      <a href={to('/ajuda')}>{t.help}</a>
      <OtherLanguage />
    </>
  )
}

/** Logged-in people see a link to their home instead (`browser/site.ts`). */
const Account = () => {
  const t = useVoice().site.frame
  return (
    <div className="s-account" data-guest="">
      <a className="s-account-login" href={appLinks.login} rel="nofollow">
        {t.login}
      </a>
      <a className="s-button s-button-small" href={appLinks.register} rel="nofollow">
        {t.register}
      </a>
    </div>
  )
}

const Home = () => {
  const t = useVoice().site.frame
  return (
    <div className="s-account" data-member="" hidden>
      <a className="s-button s-button-small" href="/login" rel="nofollow">
        {t.account}
      </a>
    </div>
  )
}

/** The same above each page, except for the `{{other}}` language: it contains nothing that changes. */
export const Header = () => {
  const t = useVoice().site.frame
  return (
    <header className="s-header">
      <div className="s-wide s-header-row">
        <Mark />
        <nav className="s-nav" aria-label={t.nav}>
          <Links />
        </nav>
        <Account />
        <Home />
        <details className="s-menu">
          <summary aria-label={t.menu}>
            <MenuIcon />
          </summary>
          <nav className="s-menu-links" aria-label={t.menu}>
            <Links />
          </nav>
        </details>
      </div>
    </header>
  )
}
