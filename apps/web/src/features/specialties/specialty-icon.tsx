import type { Icon } from '@tabler/icons-react'
import IconBabyCarriage from '@tabler/icons-react/dist/esm/icons/IconBabyCarriage.mjs'
import IconBone from '@tabler/icons-react/dist/esm/icons/IconBone.mjs'
import IconBrain from '@tabler/icons-react/dist/esm/icons/IconBrain.mjs'
import IconDental from '@tabler/icons-react/dist/esm/icons/IconDental.mjs'
import IconEar from '@tabler/icons-react/dist/esm/icons/IconEar.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconGenderFemale from '@tabler/icons-react/dist/esm/icons/IconGenderFemale.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs'
import IconLungs from '@tabler/icons-react/dist/esm/icons/IconLungs.mjs'
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs'
import IconSalad from '@tabler/icons-react/dist/esm/icons/IconSalad.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'

/** The catalogue's names for pictures; what is not here is a stethoscope. */
const icons: Readonly<Record<string, Icon>> = {
  baby: IconBabyCarriage,
  'baby-carriage': IconBabyCarriage,
  bone: IconBone,
  brain: IconBrain,
  dental: IconDental,
  ear: IconEar,
  eye: IconEye,
  'gender-female': IconGenderFemale,
  heart: IconHeart,
  heartbeat: IconHeartbeat,
  lungs: IconLungs,
  'mood-smile': IconMoodSmile,
  salad: IconSalad,
}

export const SpecialtyIcon = ({ icon, size = 28 }: { icon: string; size?: number }) => {
  const Picture = icons[icon] ?? IconStethoscope
  return <Picture size={size} stroke={1.5} aria-hidden />
}
