import classes from '../scene.module.css'

/** The person's name; on a small image the first name, which fits. */
export const TileName = ({ name, small }: { name: string; small: boolean }) => (
  <span className={classes.tileName} data-small={small || undefined}>
    {small ? name.split(' ')[0] : name}
  </span>
)
