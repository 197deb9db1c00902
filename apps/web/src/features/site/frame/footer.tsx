import type { SiteContext } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import site from '@emma/phrases/site'
import type { ReactNode } from 'react'
import { cityLink, specialtyLink } from '../links.ts'
import { inCity, year } from '../words.ts'

const t = site.frame.footer

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title}>
    <h2 className="s-footer-title">{title}</h2>
    <ul>{children}</ul>
  </nav>
)

const Item = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={href}>{children}</a>
  </li>
)

const own = [
  ['/para-profissionais', site.frame.professionals],
  ['/ajuda', site.frame.help],
  ['/contato', t.contact],
  ['/verificar', t.verify],
] as const
const rules = [
  ['/termos-de-uso', t.terms],
  ['/politica-de-privacidade', t.privacy],
  ['/pagina/sobre-app', t.about],
] as const

export const Footer = ({ menu, now }: Pick<SiteContext, 'menu' | 'now'>) => (
  <footer className="s-footer">
    <div className="s-wide">
      <div className="s-footer-columns">
        <Column title={t.specialties}>
          {menu.specialties.map((specialty) => (
            <Item key={specialty.id} href={specialtyLink(specialty)}>
              {specialty.name}
            </Item>
          ))}
          <Item href="/especialidades">{t.all}</Item>
        </Column>
        <Column title={t.cities}>
          {menu.cities.map((city) => (
            <Item key={cityLink(city)} href={cityLink(city)}>
              {fill(t.city, { specialty: city.specialty.name, city: inCity(city.name) })}
            </Item>
          ))}
        </Column>
        <Column title={t.emma}>
          {own.map(([href, label]) => (
            <Item key={href} href={href}>
              {label}
            </Item>
          ))}
        </Column>
        <Column title={t.legal}>
          {rules.map(([href, label]) => (
            <Item key={href} href={href}>
              {label}
            </Item>
          ))}
        </Column>
      </div>
      <p className="s-emergency">{t.emergency}</p>
      <p className="s-rights">{fill(t.rights, { year: year(now) })}</p>
    </div>
  </footer>
)
