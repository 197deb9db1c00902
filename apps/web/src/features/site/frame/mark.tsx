import { useVoice } from '../voice/voice.ts'

/** Logo and name, as in the web app (`ui/layout/brand.tsx`). */
export const Mark = () => {
  const { site, to } = useVoice()
  return (
    <a className="s-mark" href={to('/')} aria-label={site.frame.home}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" className="s-mark-ground" />
        <path className="s-mark-line" d="M7.6 15.8h17A8.7 8.7 0 1 0 22.4 22" strokeWidth="3.2" fill="none" />
        <path className="s-mark-line s-mark-turn" d="M13.6 16.5v4.6l5.2-4.6z" strokeWidth="1.4" />
        <circle className="s-mark-dot" cx="26.2" cy="6.4" r="2.3" />
      </svg>
      <span>{site.frame.brand.toLowerCase()}</span>
    </a>
  )
}
