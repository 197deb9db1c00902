import { useParams } from '@tanstack/react-router'
import { PublishedPage } from './published-page.tsx'

/** Any page that the platform publishes, at its own address. */
export default function PageScreen() {
  const { slug } = useParams({ from: '/pagina/$slug' })
  return <PublishedPage slug={slug} />
}
