/** What people feel or see, in words that say nothing without the part of the body. `*`: however the word ends. */
export const signWords = [
  [
    'pain',
    `dor dores dorzinha doi doem doer doeu doia doend* dolorid* pontada* fisgada* latej* machuc* incomod* killing pain pains
    painful hurt hurts hurting ache aches aching sore`,
  ],
  [
    'lump',
    `caroco* bola bolas bolinha* nodulo* pelota* calombo* galo cisto* ingua* incha inchei inchou inchand* inchad* inchac*
    estufad* lump* bump* swell* swollen cyst* bloated`,
  ],
  ['itch', 'coca cocam cocou cocar cocando coceira* comichao pinica* itch*'],
  [
    'burn',
    'arde ardem ardeu ardend* ardencia* ardor ardid* queima queimam queimand* queimac* burning burns stinging',
  ],
  [
    'mark',
    `manch* ferid* vermelh* rox* amarel* branc* pret* escur* descasc* descam* bolha* rachad* rachand* ressec* espinh*
    pelo pelos casca cascas casquinha* descol* estour* verde verdes espuma turv* mole moles rash spot spots red
    yellow dry peeling wound* blister*`,
  ],
  ['blood', 'sangue sangr* blood bleed*'],
  [
    'nerve',
    'dormen* formig* treme tremem tremend* tremor* choque choques numb* tingl* shaking shaky twitch* repuxa*',
  ],
  [
    'stiff',
    `travad* travou travand* trava estala* torci torceu torcid* torcao quebr* virei virou abert* rompi* rompeu dura duras
    duro duros endurec* lesao lesoes pancada* fraca fracas fraco fracos fraqueza pesad* cansada cansadas presa preso stiff twisted sprained
    broken weak`,
  ],
  ['ill', 'irritad* inflam* infec*'],
  ['smell', 'gosto amarg* cheiro cheiros cheirand* fede fedem fedend* fedor fedid* odor smell*'],
  [
    'leak',
    'vaza vazand* escorr* secrec* pus sai saindo liquido agua discharge leak* roncand* entupi* tampad* tapad* tapou muco blocked',
  ],
] as const
export type Sign = (typeof signWords)[number][0]

/** A part of the body, and who is meant by signs there; `other` by every sign that isn't named. */
export interface Site {
  readonly words: string
  readonly by: Readonly<Partial<Record<Sign | 'other', readonly string[]>>>
}

const general = ['clinica-medica', 'medico-generalista']
const skin = ['dermatologia']
const bones = ['ortopedia-e-traumatologia']
const movement = [...bones, 'fisioterapia']
const nerves = ['neurologia']
const belly = ['clinica-medica', 'gastroenterologia']
const bowels = ['gastroenterologia', 'coloproctologia']
const women = ['ginecologia-e-obstetricia']
const mind = ['psiquiatria', 'psicologia']
const breasts = [...women, 'mastologia']
const ears = ['otorrinolaringologia']

const ofSkin = { mark: skin, itch: skin, burn: skin, smell: skin, leak: skin, blood: skin }

/** The precise ones first: of a search that names several, the first counts. */
export const sites: readonly Site[] = [
  {
    words:
      'xixi urina urinar urinand* urinari* mijo mija mijar mijando bexiga pee peeing urine urinat* bladder',
    by: { other: ['clinica-medica', 'urologia'] },
  },
  { words: 'anus reto anal anu rectum', by: { other: bowels } },
  { words: 'coco fezes evacu* defec* stool* poop* bowel*', by: { blood: bowels, other: belly } },
  {
    words: 'penis pinto piru glande prepucio saco testicul* testicle* penile scrotum',
    by: { mark: ['urologia', 'dermatologia'], itch: ['urologia', 'dermatologia'], other: ['urologia'] },
  },
  {
    words: 'vagina* vulva ppk perereca xoxota pepeca utero ovario* sexo transar vulvar ovary ovaries womb',
    by: { other: women },
  },
  { words: 'seio seios mama mamas mamilo* breast* nipple*', by: { other: breasts } },
  {
    words: 'olho olhos vista vistas palpebra* pupila* cilio* eye eyes eyelid*',
    by: { other: ['oftalmologia'] },
  },
  { words: 'ouvido* orelha* ear ears', by: { other: ears } },
  { words: 'nariz narina* nose nostril*', by: { other: ears } },
  {
    words: 'garganta goela amigdala* engolir engulo throat swallow*',
    by: { other: ['clinica-medica', ...ears] },
  },
  {
    words: 'dente dentes gengiva* mandibula* maxilar tooth teeth gum gums jaw',
    by: { other: ['odontologia'] },
  },
  {
    words: 'boca labio* lingua linguas mouth lip lips tongue',
    by: { other: ['clinica-medica', 'odontologia'] },
  },
  { words: 'coracao heart', by: { other: ['cardiologia'] } },
  {
    words: 'peito torax chest',
    by: { ...ofSkin, burn: belly, lump: breasts, other: ['clinica-medica', 'cardiologia'] },
  },
  { words: 'respiro respirar respirando breathe breathing', by: { pain: ['clinica-medica', 'pneumologia'] } },
  {
    words: 'axila* sovaco* suvaco* armpit*',
    by: { ...ofSkin, lump: ['clinica-medica', 'mastologia'], other: skin },
  },
  {
    words: 'pescoco cervical nuca neck',
    by: { ...ofSkin, lump: ['clinica-medica', 'endocrinologia'], other: movement },
  },
  {
    words: 'barriga abdom* estomago bucho umbigo belly stomach tummy',
    by: { mark: skin, itch: skin, other: belly },
  },
  { words: 'rim rins kidney*', by: { other: ['urologia', 'nefrologia'] } },
  { words: 'figado intestino* liver', by: { other: ['gastroenterologia'] } },
  { words: 'pulmao pulmoes lung*', by: { other: ['pneumologia'] } },
  { words: 'junta juntas articulac* joint*', by: { other: ['ortopedia-e-traumatologia', 'reumatologia'] } },
  {
    words: 'costela* clavicula* rib ribs collarbone',
    by: { ...ofSkin, other: ['clinica-medica', ...bones] },
  },
  {
    words: 'costas costa coluna lombar coccix back spine',
    by: { ...ofSkin, lump: skin, burn: movement, other: movement },
  },
  { words: 'veia veias vein veins', by: { other: ['angiologia'] } },
  {
    words: `perna pernas coxa* panturrilha* canela* tornozelo* pe pes leg legs thigh* calf ankle* foot feet`,
    by: { ...ofSkin, nerve: nerves, lump: ['clinica-medica', ...bones, 'angiologia'], other: bones },
  },
  {
    words: `braco bracos ombro* cotovelo* punho* pulso* mao maos dedo dedos dedao joelho* calcanhar* quadril bacia virilha*
      arm arms shoulder* elbow* wrist* hand hands finger* knee* heel* hip hips toe toes groin`,
    by: { ...ofSkin, nerve: nerves, other: bones },
  },
  {
    words: 'couro unha* cabelo* barba sobrancelha* pele tatuage* piercing scalp nail nails hair skin tattoo',
    by: { nerve: nerves, other: skin },
  },
  {
    words: 'rosto cara face testa bochecha* queixo bumbum bunda nadega* cheek* forehead chin buttock* butt',
    by: { pain: general, nerve: nerves, other: skin },
  },
  {
    words: 'cabeca head',
    by: { ...ofSkin, lump: ['clinica-medica', 'dermatologia'], other: [...general, 'neurologia'] },
  },
  {
    words: 'corpo body',
    by: { ...ofSkin, itch: ['dermatologia', 'alergologia'], nerve: nerves, other: general },
  },
]

/** What a word tells by itself, where nothing more precise is known. The first that occurs counts. */
export const hints: readonly (readonly [string, readonly string[]])[] = [
  ['bebe bebes nene* netinh* crianc* filho filha filhos filhas baby toddler*', ['pediatria']],
  ['menstru* gravid* engravid* gestante* calorao caloroes pregnan*', women],
  ['brox* brochei brochar brochand* ejacul* erecao eretil', ['urologia']],
  ['lacrimej*', ['oftalmologia']],
  ['xixi urin* mijo mijar mijand*', ['clinica-medica', 'urologia']],
  ['halito', ['odontologia']],
  ['gaguej* engasg*', ['fonoaudiologia', 'otorrinolaringologia']],
  ['camarao amendoim', ['clinica-medica', 'alergologia']],
  ['morreu morte faleceu falecim*', ['psicologia']],
  ['libido', [...women, 'urologia']],
  [
    `choro chora choram chorar chorei chorand* irrit* separei separac* briga brigas brigo brigar brigamos brigand* ansi* depri* depress* trist* estress* nervos* angusti* panico acelerad* surtei surtand* pensament* vontade
    sozinh* cry crying anxi* sad`,
    mind,
  ],
  ['vici* dependen* addict*', mind],
  ['insoni* dormi* durm* dorme insomn*', ['clinica-medica', 'psiquiatria']],
  ['esquec* memor* forget*', ['neurologia', 'geriatria']],
  ['tont* zonz* vertig* dizz*', ['clinica-medica', 'neurologia']],
  ['kg quilo quilos engord* emagre* obes* diet*', ['endocrinologia', 'nutricao']],
  ['toss* cough*', ['clinica-medica', 'pneumologia']],
  ['fumar fumand* fumo cigarr* smok*', ['psiquiatria', 'pneumologia']],
  ['espirr* coriza* sneez*', ['otorrinolaringologia', 'alergologia']],
  ['alergi* allerg*', ['clinica-medica', 'alergologia']],
  ['enxerg* embac* blurr*', ['oftalmologia']],
  ['ronco ronca roncar snor*', ears],
  ['manch* ferid* bolhas picou acne sinal sinais', skin],
  ['vomit* enjo* nause* diarre* arrot* banheiro', belly],
  [
    'cansad* cansac* fadig* fraqueza febr* gripe gripad* inchad* inchac* exame exames suor suores suar tired',
    general,
  ],
]
