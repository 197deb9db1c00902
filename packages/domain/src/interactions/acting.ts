import { anySubstancesOf, type PrescribedMedicine } from '../prescriptions/index.ts'
import { folded } from '../text.ts'
import { interactionClasses } from './classes.ts'
import { isNamed } from './named.ts'

/** A medicine with the way of use written for it, empty if none is. */
export interface UsedMedicine extends PrescribedMedicine {
  readonly via: string
}

/** Where a medicine acts: inhaled, locally (skin, eye, ear, nose, mouth), or in the whole body. */
type Site = 'inhaled' | 'local' | 'whole'

// In this order: "cápsula inalante" is inhaled, "suspensão nasal" local, and "solução" alone may be anything.
const forms: readonly (readonly [Site, RegExp])[] = [
  ['inhaled', /\b(inala\w*|aerossol|nebuli\w*|turbuhaler|diskus)\b/],
  [
    'whole',
    /\b(comprimidos?|drageas?|capsulas?|xarope|elixir|injetave(l|is)|ampolas?|orodispersive(l|is))\b/,
  ],
  ['whole', /\b(solucao|suspensao|gotas?|po) (oral|orais)\b/],
  [
    'local',
    /\b(cremes?|pomadas?|locao|unguento|x?h?ampu|shampoo|sabonete|esmalte|gel|topic[ao]s?|dermatologic[ao]s?|capilar|cutane[ao])\b/,
  ],
  ['local', /\b(colirio|oftalmic[ao]s?|otologic[ao]s?|auricular|nasal|orobase|bucal)\b/],
]

const ways: readonly (readonly [Site, RegExp])[] = [
  ['inhaled', /\b(inala\w*|nebuli\w*)\b/],
  ['whole', /\b(oral|boca|inj\w*|im|iv|ev|sc|intra\w+|endovenos[ao]|subcutane[ao]|sublingual|retal)\b/],
  ['local', /\b(externo|topic[ao]|cutane[ao]|dermatologic[ao]|capilar|pele)\b/],
  [
    'local',
    /\b(ocular|oftalmic[ao]|conjuntival|olhos?|otologic[ao]|auricular|ouvidos?|nasal|nari(z|nas?))\b/,
  ],
]

const saidBy = (said: readonly (readonly [Site, RegExp])[], text: string): Site | null => {
  const words = folded(text)
  return said.find(([, form]) => form.test(words))?.[0] ?? null
}

/**
 * Where it acts by the form in its name, else by its way of use, which for a cream may still be the form's first choice.
 * Null if neither says, as with a brand alone.
 */
const siteOf = ({ title, via }: UsedMedicine): Site | null => saidBy(forms, title) ?? saidBy(ways, via)

const membersOf = (...families: readonly (keyof typeof interactionClasses)[]): readonly string[] =>
  families.flatMap((family) => interactionClasses[family].split(', '))

/** What stays where it is applied: too little reaches the blood for the interactions of the list. */
const staying: Readonly<Record<Exclude<Site, 'whole'>, readonly string[]>> = {
  inhaled: membersOf('corticoides'),
  local: membersOf(
    'corticoides',
    'azois',
    'quinolonas',
    'aminoglicosideos',
    'macrolideos_qt',
    'tetraciclinas',
  ),
}

/** Budesonide is mostly inhaled or sprayed; swallowed it is another medicine to the liver. */
const swallowed = (substance: string): string =>
  isNamed(substance, 'budesonida') ? 'budesonida oral' : substance

/**
 * The substances of a medicine that reach the blood, for its interactions: a cream of betamethasone has none. With neither
 * a form nor a way of use it counts as reaching it.
 */
export const actingSubstancesOf = (medicine: UsedMedicine): readonly string[] => {
  const substances = anySubstancesOf(medicine)
  const site = siteOf(medicine)
  if (site === null) return substances
  if (site === 'whole') return substances.map(swallowed)
  return substances.filter((each) => !staying[site].some((name) => isNamed(each, name)))
}
