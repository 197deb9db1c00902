import type { SiteContext } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import type { ReactNode } from 'react'
import { cityLink, specialtyLink } from '../links.ts'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { useVoice } from '../voice/voice.ts'
import { OtherLanguage } from './other-language.tsx'

interface Props {
  readonly of: SiteContext['menu']
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title}>
    <h2 className="s-footer-title">{title}</h2>
    <ul>{children}</ul>
  </nav>
)

/** @param href the Portuguese address */
const Item = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={useVoice().to(href)}>{children}</a>
  </li>
)

/** A link to content in Portuguese only. */
const PortugueseItem = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={href} hrefLang={useVoice().theirs}>
      {children}
    </a>
  </li>
)

const Lists = ({ of: menu }: Props) => {
  const { site, specialty: called, inCity } = useVoice()
  const t = site.frame.footer
  return (
    <>
      <Column title={t.specialties}>
        {menu.specialties.map((specialty) => (
          <Item key={specialty.id} href={specialtyLink(specialty)}>
            <SpecialtyName name={specialty.name} />
          </Item>
        ))}
        <Item href="/especialidades">{t.all}</Item>
      </Column>
      <Column title={t.cities}>
        {menu.cities.map((city) => (
          <Item key={cityLink(city)} href={cityLink(city)}>
            {fill(t.city, { specialty: called(city.specialty.name).text, city: inCity(city.name) })}
          </Item>
        ))}
      </Column>
    </>
  )
}

/** The same below each page, except for the `{{other}}` language and the `{{year}}`. */
export const Footer = ({ of: menu }: Props) => {
  const { site } = useVoice()
  const t = site.frame.footer
  return (
    <footer className="s-footer">
      <div className="s-wide">
        <div className="s-footer-columns">
          <Lists of={menu} />
          <Column title={t.emma}>
            <Item href="/para-profissionais">{site.frame.professionals}</Item>
            <Item href="/ajuda">{site.frame.help}</Item>
            <Item href="/contato">{t.contact}</Item>
            <Item href="/verificar">{t.verify}</Item>
          </Column>
          <Column title={t.legal}>
            <PortugueseItem href="/termos-de-uso">{t.terms}</PortugueseItem>
            <PortugueseItem href="/politica-de-privacidade">{t.privacy}</PortugueseItem>
            <PortugueseItem href="/pagina/sobre-app">{t.about}</PortugueseItem>
            <li>
              <OtherLanguage />
            </li>
          </Column>
        </div>
        <p className="s-emergency">{t.emergency}</p>
        <p className="s-rights">{fill(t.rights, { year: '{{year}}' })}</p>
      </div>
    </footer>
  )
}
