import { PublishedPage } from './published-page.tsx'

export default function TermsScreen() {
  return <PublishedPage slug="termo-condicoes" />
}
