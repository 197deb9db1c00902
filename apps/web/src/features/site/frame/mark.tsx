import site from '@emma/phrases/site'

/** Sign and name. */
export const Mark = () => (
  <a className="s-mark" href="/" aria-label={site.frame.home}>
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="s-mark-ground" />
      <path
        d="M8.9 16.400h14.200a7.1 7.1 0 1 0-2.3 5.3"
        fill="none"
        strokeWidth="3.2"
        strokeLinecap="round"
        className="s-mark-line"
      />
    </svg>
    <span>{site.frame.brand.toLowerCase()}</span>
  </a>
)
