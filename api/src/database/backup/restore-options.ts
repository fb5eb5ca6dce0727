/** What somebody says who restores a backup. */
export type RestoreOptions = {
  /** All that the database holds is given up. */
  readonly replace: boolean;
  /** The backup was made by a version that wrote no checksum: that a changed byte is noticed is not promised. */
  readonly withoutChecksum: boolean;
};
