import site from '@emma/phrases/site'
import { appLinks } from '../links.ts'
import { MenuIcon } from '../parts/icons.tsx'
import { Mark } from './mark.tsx'

const t = site.frame

const Links = () => (
  <>
    <a href="/buscar">{t.search}</a>
    <a href="/especialidades">{t.specialties}</a>
    <a href={appLinks.queue} rel="nofollow">
      <span className="s-dot" aria-hidden="true" />
      {t.now}
    </a>
    <a href="/para-profissionais">{t.professionals}</a>
    <a href="/ajuda">{t.help}</a>
  </>
)

/** Who is logged in sees the way to the own home instead (`browser/site.ts`). */
const Account = () => (
  <div className="s-account" data-guest="">
    <a className="s-account-login" href={appLinks.login} rel="nofollow">
      {t.login}
    </a>
    <a className="s-button s-button-small" href={appLinks.register} rel="nofollow">
      {t.register}
    </a>
  </div>
)

const Home = () => (
  <div className="s-account" data-member="" hidden>
    <a className="s-button s-button-small" href="/login" rel="nofollow">
      {t.account}
    </a>
  </div>
)

export const Header = () => (
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
