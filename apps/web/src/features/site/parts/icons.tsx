import type { ReactNode } from 'react'

const Icon = ({ children, className = 's-icon' }: { children: ReactNode; className?: string }) => (
  <svg className={className} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    {children}
  </svg>
)

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="7" />
    <path d="m20 20-4-4" />
  </Icon>
)
export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)
export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)
export const CheckIcon = () => (
  <Icon>
    <path d="M12 3 4.5 6v5.5c0 4.6 3 8 7.5 9.5 4.5-1.5 7.5-4.9 7.5-9.5V6z" />
    <path d="m8.5 12 2.5 2.5 4.5-5" />
  </Icon>
)
export const DocumentIcon = () => (
  <Icon>
    <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h4" />
  </Icon>
)
export const EyeIcon = () => (
  <Icon>
    <path d="M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6z" />
    <circle cx="12" cy="12" r="2.5" />
  </Icon>
)
export const RefundIcon = () => (
  <Icon>
    <path d="M4 10h11a5 5 0 0 1 0 10h-4M4 10l4-4m-4 4 4 4" />
  </Icon>
)
export const PinIcon = () => (
  <Icon>
    <path d="M12 21c4-4.5 6.5-7.6 6.5-11a6.5 6.5 0 0 0-13 0c0 3.4 2.5 6.5 6.5 11z" />
    <circle cx="12" cy="10" r="2.5" />
  </Icon>
)
export const VideoIcon = () => (
  <Icon>
    <rect x="3" y="6" width="12" height="12" rx="3" />
    <path d="m15 11 6-3.5v9L15 13z" />
  </Icon>
)
export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V4m0 0L8 8m4-4 4 4M5 13v5.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V13" />
  </Icon>
)
