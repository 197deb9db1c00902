import { folded } from '../text.ts'

/**
 * What people write for a medicine (names of Brazilian pharmacies), by the substances in it. The list of the authority
 * may not be loaded: a name that was typed must not turn a controlled medicine into a common one.
 */
const brandsOf: Readonly<Record<string, string>> = {
  'acido acetilsalicilico': 'aas aspirina',
  ibuprofeno: 'advil alivium',
  dipirona: 'anador metamizol novalgina',
  'dipirona+orfenadrina+cafeina': 'dorflex',
  'dipirona+prometazina': 'lisador',
  'dipirona+isometepteno+cafeina': 'neosaldina',
  escopolamina: 'buscopan',
  diclofenaco: 'cataflam voltaren',
  paracetamol: 'tylenol',
  // Antimicrobials.
  amoxicilina: 'amoxil novamox',
  'amoxicilina+clavulanato': 'clavulin sigmaclav',
  azitromicina: 'azi zitromax',
  benzilpenicilina: 'benzetacil',
  cefalexina: 'keflex',
  ceftriaxona: 'rocefin',
  cefuroxima: 'zinnat',
  ciprofloxacino: 'cipro',
  claritromicina: 'klaricid',
  clindamicina: 'dalacin',
  doxiciclina: 'vibramicina',
  fosfomicina: 'monuril',
  fusidico: 'verutex',
  levofloxacino: 'levaquin tavanic',
  metronidazol: 'flagyl',
  moxifloxacino: 'avalox vigamox',
  mupirocina: 'bactroban',
  'neomicina+bacitracina': 'nebacetin',
  nitrofurantoina: 'macrodantina',
  norfloxacino: 'floxacin',
  'sulfametoxazol+trimetoprima': 'bactrim',
  tobramicina: 'tobradex tobrex',
  // GLP-1.
  dulaglutida: 'trulicity',
  liraglutida: 'olire saxenda victoza',
  semaglutida: 'ozempic rybelsus wegovy',
  tirzepatida: 'mounjaro',
  // Portaria 344/98, in the order of its lists.
  fentanila: 'durogesic',
  metadona: 'mytedom',
  morfina: 'dimorf',
  oxicodona: 'oxycontin',
  'codeina+paracetamol': 'tylex',
  tramadol: 'tramal ultracet',
  lisdexanfetamina: 'juneve lyberdia venvanse',
  metilfenidato: 'concerta ritalina',
  modafinila: 'stavigile',
  alprazolam: 'apraz frontal',
  bromazepam: 'lexotan somalium',
  clobazam: 'frisium urbanil',
  clonazepam: 'rivotril',
  cloxazolam: 'olcadil',
  diazepam: 'valium',
  fenobarbital: 'gardenal',
  lorazepam: 'lorax',
  midazolam: 'dormonid',
  zolpidem: 'patz stilnox',
  zopiclona: 'imovane',
  sibutramina: 'biomag sibus',
  amitriptilina: 'amytril tryptanol',
  aripiprazol: 'abilify aristab',
  atomoxetina: 'atentah strattera',
  bupropiona: 'wellbutrin zyban',
  carbamazepina: 'tegretol',
  celecoxibe: 'celebra',
  citalopram: 'cipramil',
  clomipramina: 'anafranil',
  desvenlafaxina: 'pristiq',
  duloxetina: 'cymbalta velija',
  escitalopram: 'lexapro',
  etoricoxibe: 'arcoxia',
  fenitoina: 'hidantal',
  fluoxetina: 'daforin prozac',
  gabapentina: 'neurontin',
  haloperidol: 'haldol',
  imipramina: 'tofranil',
  lamotrigina: 'lamictal',
  levetiracetam: 'keppra',
  'carbonato de litio': 'carbolitium',
  mirtazapina: 'remeron',
  misoprostol: 'cytotec',
  naltrexona: 'revia',
  nortriptilina: 'pamelor',
  olanzapina: 'zyprexa',
  oxcarbazepina: 'trileptal',
  paroxetina: 'aropax pondera',
  pregabalina: 'lyrica',
  quetiapina: 'seroquel',
  risperidona: 'risperdal',
  sertralina: 'assert tolrest zoloft',
  topiramato: 'topamax',
  trazodona: 'donaren',
  valproato: 'depakene depakote',
  venlafaxina: 'effexor venlift',
  vortioxetina: 'brintellix',
  acitretina: 'neotigason',
  isotretinoina: 'roacutan',
  testosterona: 'androgel deposteron durateston nebido',
}

// A map: a title may be any word, and an object's own names ("constructor") are words too.
const brands: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(brandsOf).flatMap(([substances, names]) =>
    names.split(' ').map((name) => [name, substances.split('+')] as const),
  ),
)

/** The substances of a brand, by its folded name; undefined for what is none. */
export const substancesOfBrand = (name: string): readonly string[] | undefined => brands.get(name)

/** The words of a medicine's name or ingredient, folded; a brand's are the substances in it. */
export const substanceWords = (text: string): string[] =>
  folded(text)
    .split(/[^a-z]+/)
    .flatMap((word) => substancesOfBrand(word)?.flatMap((substance) => substance.split(' ')) ?? [word])
