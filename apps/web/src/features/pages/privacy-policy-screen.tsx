import { PublishedPage } from './published-page.tsx'

export default function PrivacyPolicyScreen() {
  return <PublishedPage slug="politica-privacidade" />
}
