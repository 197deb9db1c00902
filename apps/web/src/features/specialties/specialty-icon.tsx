import type { Icon } from '@tabler/icons-react'
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs'
import IconBabyCarriage from '@tabler/icons-react/dist/esm/icons/IconBabyCarriage.mjs'
import IconBone from '@tabler/icons-react/dist/esm/icons/IconBone.mjs'
import IconBrain from '@tabler/icons-react/dist/esm/icons/IconBrain.mjs'
import IconDental from '@tabler/icons-react/dist/esm/icons/IconDental.mjs'
import IconDroplet from '@tabler/icons-react/dist/esm/icons/IconDroplet.mjs'
import IconEar from '@tabler/icons-react/dist/esm/icons/IconEar.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs'
import IconLungs from '@tabler/icons-react/dist/esm/icons/IconLungs.mjs'
import IconMessageHeart from '@tabler/icons-react/dist/esm/icons/IconMessageHeart.mjs'
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs'
import IconSalad from '@tabler/icons-react/dist/esm/icons/IconSalad.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import IconStretching from '@tabler/icons-react/dist/esm/icons/IconStretching.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import IconWoman from '@tabler/icons-react/dist/esm/icons/IconWoman.mjs'

/** The catalogue's icon names; unknown ones are a stethoscope. */
const icons: Readonly<Record<string, Icon>> = {
  activity: IconActivity,
  'baby-carriage': IconBabyCarriage,
  bone: IconBone,
  brain: IconBrain,
  dental: IconDental,
  droplet: IconDroplet,
  ear: IconEar,
  eye: IconEye,
  heartbeat: IconHeartbeat,
  lungs: IconLungs,
  'message-heart': IconMessageHeart,
  'mood-smile': IconMoodSmile,
  salad: IconSalad,
  stethoscope: IconStethoscope,
  stretching: IconStretching,
  sun: IconSun,
  woman: IconWoman,
}

export const SpecialtyIcon = ({ icon, size = 28 }: { icon: string; size?: number }) => {
  const Picture = icons[icon] ?? IconStethoscope
  return <Picture size={size} stroke={1.5} aria-hidden />
}
