/** Shared by both skins. */
export const shared = {
  '--emma-menu-width': '248px',
  '--emma-menu-narrow': '76px',
  '--emma-header-height': '64px',
  '--emma-apricot': '#f4a672',
  '--emma-deep-ink': '#ffffff',
  '--emma-deep-muted': '#b9d6d2',
}

/**
 * Deep teal on warm sand; work screens lie on white (`frame.module.css`). Text, dimmed text and edges are Mantine's, of
 * `gray` and `dark` (`shades.ts`). Contrast: `skins.test.ts`.
 */
export const light = {
  '--mantine-color-body': '#faf6ef',
  '--mantine-color-error': '#b3261e',
  '--mantine-color-success': '#1f7a4d',
  '--mantine-color-disabled': '#e6e1d7',
  '--mantine-color-disabled-color': '#5f6d6b',
  '--emma-on-filled': '#ffffff',
  '--emma-surface': '#ffffff',
  '--emma-work': '#ffffff',
  '--emma-hairline': '#e6e1d7',
  '--emma-selected-bg': '#e6f2f0',
  '--emma-selected-ink': '#085553',
  '--emma-menu-bg': '#ffffff',
  '--emma-menu-ink': '#13201f',
  '--emma-menu-hover': '#f5f2eb',
  '--emma-brand-ink': '#0b6e69',
  '--emma-deep-bg': '#07393a',
  '--emma-apricot-bg': '#fdeee2',
  '--emma-apricot-ink': '#a8480f',
  '--emma-warning-bg': '#fdf1d3',
  '--emma-warning-ink': '#7c5100',
  '--emma-success-bg': '#e4f4ea',
  '--emma-success-ink': '#1a6b43',
  '--emma-info-bg': '#e9f2fc',
  '--emma-info-ink': '#1d5fa8',
  '--emma-danger-bg': '#fbe9e7',
  '--emma-danger-ink': '#b3261e',
  '--emma-neutral-bg': '#f1ede4',
  '--emma-water': '#dcebea',
  '--emma-neutral-ink': '#36423f',
  '--emma-bone': '#d3ccbc',
  '--emma-picture': '#f9cfae',
}

/** For Mantine's own colours in dark: the grounds of its `light` variant are nearly black. */
const tints = {
  '--mantine-color-teal-light': '#163b39',
  '--mantine-color-coral-light': '#401f1c',
  '--mantine-color-apricot-light': '#3d2717',
  '--mantine-color-amber-light': '#3a2c0c',
  '--mantine-color-leaf-light': '#15331f',
  '--mantine-color-sky-light': '#142c45',
  '--mantine-color-gray-light': '#263634',
  // The fifth shade, with which filled colours are drawn here, is too dark for their text.
  '--mantine-color-gray-filled': '#a4b2b0',
  '--mantine-primary-color-light': '#163b39',
}

/** The dark version: deep colours are lighter than the background instead of darker. */
export const dark: Readonly<Record<Exclude<keyof typeof light, '--mantine-color-body'>, string>> = {
  '--mantine-color-error': '#f1a49d',
  '--mantine-color-success': '#8fd0a8',
  '--mantine-color-disabled': '#344542',
  '--mantine-color-disabled-color': '#aebbb9',
  ...tints,
  '--emma-on-filled': '#0a1514',
  '--emma-surface': '#182524',
  '--emma-work': '#101a19',
  '--emma-hairline': '#2b3a38',
  '--emma-selected-bg': '#163b39',
  '--emma-selected-ink': '#b5ded9',
  '--emma-menu-bg': '#142120',
  '--emma-menu-ink': '#c8d2d0',
  '--emma-menu-hover': '#21302e',
  '--emma-brand-ink': '#8fcbc4',
  '--emma-deep-bg': '#0f4a48',
  '--emma-apricot-bg': '#3d2717',
  '--emma-apricot-ink': '#f9cfae',
  '--emma-warning-bg': '#3a2c0c',
  '--emma-warning-ink': '#f3ce78',
  '--emma-success-bg': '#15331f',
  '--emma-success-ink': '#8fd0a8',
  '--emma-info-bg': '#142c45',
  '--emma-info-ink': '#97c2ee',
  '--emma-danger-bg': '#401f1c',
  '--emma-danger-ink': '#f6c3be',
  '--emma-neutral-bg': '#263634',
  '--emma-water': '#0c1f22',
  '--emma-neutral-ink': '#c8d2d0',
  '--emma-bone': '#33433f',
  '--emma-picture': '#6b452b',
}
