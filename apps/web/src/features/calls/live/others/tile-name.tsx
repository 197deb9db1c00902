import classes from '../scene.module.css'

/** Whose image it is; on a small one the first name, which fits. */
export const TileName = ({ name, small }: { name: string; small: boolean }) => (
  <span className={classes.tileName} data-small={small || undefined}>
    {small ? name.split(' ')[0] : name}
  </span>
)
