import { tokens } from '@programme/ui';

/** The product's mark: a pulse that ends in a step up. Decorative; the link around it carries the name. */
export function Logo() {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden focusable="false">
      <rect width="36" height="36" rx="10" fill={tokens.color.brandStrong} />
      <path
        d="M7 21h5l3.2-9 4.6 13 3.2-8H29"
        fill="none"
        stroke={tokens.color.onBrand}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
