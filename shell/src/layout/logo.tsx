import { tokens } from '@programme/ui';

type Props = {
  /** Whether it stands on a dark green ground. */
  readonly onCover?: boolean;
};

/** The product's mark: a pulse that ends in a step up. Decorative; the link around it carries the name. */
export function Logo({ onCover = false }: Props) {
  const { brandStrong, cover, onBrand } = tokens.color;

  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden focusable="false">
      <rect width="36" height="36" rx="10" fill={onCover ? onBrand : brandStrong} />
      <path
        d="M7 21h5l3.2-9 4.6 13 3.2-8H29"
        fill="none"
        stroke={onCover ? cover : onBrand}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
