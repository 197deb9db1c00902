const map = 'M36 44l28-10 32 10 28-10v54L96 98 64 88 36 98z'

/** The app's drawing of what is lost (`ui/feedback/pictures.svg`), within the page: nothing is loaded for it. */
export const LostPicture = () => (
  <svg className="s-lost" viewBox="22 20 118 90" width="160" height="122" aria-hidden="true">
    <path className="s-lost-flat" d={map} transform="translate(7 6)" />
    <path d={map} />
    <path d="M64 34v54M96 44v54" />
    <path d="M44 80c8-14 13 4 20-10M72 64c6-8 10 8 16 2" />
    <path d="M105 58c1-7 10-6 10 0 0 5-5 5-5 10M110 77v.1" />
    <path d="M22 108h22M54 108h72M134 108h6" />
  </svg>
)
