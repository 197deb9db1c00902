import { Group, Text, Title } from '@mantine/core'
import { type PictureName, StatePicture } from '../feedback/state-picture.tsx'
import { Brand, BrandLogo } from '../layout/brand.tsx'
import { Display } from '../layout/display.tsx'
import { light, shared } from '../theme/skins.ts'
import classes from './kit.module.css'
import { sampleText } from './samples.ts'

const { identity } = sampleText
/** Typed by name, so that a new picture has to be added here. */
const pictures: Readonly<Record<PictureName, true>> = {
  agenda: true,
  broken: true,
  chat: true,
  done: true,
  exams: true,
  inbox: true,
  locked: true,
  lost: true,
  offline: true,
  papers: true,
  people: true,
  queue: true,
  records: true,
  search: true,
  wallet: true,
}
const isPicture = (name: string): name is PictureName => name in pictures
const colours = Object.entries({ ...shared, ...light })
  .filter(([, value]) => value.startsWith('#'))
  .map(([name]) => name)

/** The logo in the sizes used, and with its name. */
export const KitMark = () => (
  <Group>
    {[16, 32, 48, 96].map((size) => (
      <BrandLogo key={size} size={size} />
    ))}
    <Brand />
  </Group>
)

/** Each type size with its use, and the greeting's typeface. */
export const KitType = () => (
  <div className={classes.list}>
    <p className={classes.greeting}>
      <Display>{identity.greeting}</Display>
    </p>
    {([1, 2, 3] as const).map((order) => (
      <Title key={order} order={order}>
        {identity.heading}
      </Title>
    ))}
    {(['xl', 'lg', 'md', 'sm'] as const).map((size) => (
      <Text key={size} size={size}>
        {identity.sentence}
      </Text>
    ))}
    <Text c="dimmed">{identity.dimmed}</Text>
  </div>
)

/** Every own colour in the current skin. */
export const KitColours = () => (
  <div className={classes.swatches}>
    {colours.map((name) => (
      <div key={name} className={classes.swatch}>
        <span style={{ background: `var(${name})` }} />
        <small>{name.replace(/^--(emma|mantine-color)-/, '')}</small>
      </div>
    ))}
  </div>
)

/** All drawings. */
export const KitPictures = () => (
  <div className={classes.swatches}>
    {Object.keys(pictures)
      .filter(isPicture)
      .map((kind) => (
        <div key={kind} className={classes.swatch}>
          <StatePicture kind={kind} />
          <small>{kind}</small>
        </div>
      ))}
  </div>
)
