/** The product's colours and measures. theme.css holds the colours' values for both themes. */
export const tokens = {
  color: {
    page: 'var(--color-page)',
    card: 'var(--color-card)',
    /** Tinted surfaces that group content: mint for figures and choices, sand for hints and side remarks. */
    mint: 'var(--color-mint)',
    sand: 'var(--color-sand)',
    neutral: 'var(--color-neutral)',
    track: 'var(--color-track)',
    segment: 'var(--color-segment)',
    ink: 'var(--color-ink)',
    muted: 'var(--color-muted)',
    line: 'var(--color-line)',
    /** The border of a field, of contrast 3 with its card. */
    control: 'var(--color-control)',
    /** The border of a card: visible in the dark, where shadows are not. */
    edge: 'var(--color-edge)',
    brand: 'var(--color-brand)',
    brandStrong: 'var(--color-brand-strong)',
    onBrand: 'var(--color-on-brand)',
    brandText: 'var(--color-brand-text)',
    mark: 'var(--color-mark)',
    bar: 'var(--color-bar)',
    /** Marks what is chosen or active, and nothing else. */
    accent: 'var(--color-accent)',
    onAccent: 'var(--color-on-accent)',
    accentSoft: 'var(--color-accent-soft)',
    accentText: 'var(--color-accent-text)',
    ok: 'var(--color-ok)',
    warn: 'var(--color-warn)',
    warnSoft: 'var(--color-warn-soft)',
    bad: 'var(--color-bad)',
    badSoft: 'var(--color-bad-soft)',
    panel: 'var(--color-panel)',
    panelRaised: 'var(--color-panel-raised)',
    cover: 'var(--color-cover)',
    onPanel: 'var(--color-on-panel)',
    onPanelMuted: 'var(--color-on-panel-muted)',
    onPanelLine: 'var(--color-on-panel-line)',
    onPanelAccent: 'var(--color-on-panel-accent)',
    series: ['var(--color-series-1)', 'var(--color-series-2)'],
  },
  /** The light theme's values for what cannot read CSS variables: the PDF. */
  print: {
    card: '#ffffff',
    mint: '#e4f1ea',
    sand: '#f1ece0',
    ink: '#10231c',
    muted: '#4c5e57',
    line: '#dde4df',
    brand: '#0f5c46',
    warn: '#8a5a00',
    warnSoft: '#fdf0d3',
  },
  shadow: { resting: 'var(--shadow-resting)', raised: 'var(--shadow-raised)' },
  /** Corner radii in px. */
  radius: { small: 8, control: 12, medium: 14, large: 22, pill: 999 },
  fontSize: {
    /** Of a price that stands out, and of the name on a cover: by the width of its container, else of the screen. */
    display: 'clamp(2.25rem, 1.75rem + 2cqi, 3.5rem)',
  },
  /** How long a change moves that somebody has caused. */
  motion: '160ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  /** Widths in px. */
  headerHeight: 64,
  sidebarWidth: 240,
  /** Of the navigation that staff have collapsed to its icons. */
  railWidth: 72,
  contentWidth: 1180,
  /** Below this width, in em, the sidebar is a drawer (S1 §2): 768 px at the usual size of text. */
  sidebarBreakpoint: 48,
  /** Up to this width, in em, the sidebar of staff is a rail of icons until it is expanded: 1024 px. */
  railBreakpoint: 64,
} as const;

/**
 * A line height of a whole number of pixels, near a multiple of the font size. What stands between two pixels moves by one
 * when a sticky panel around it becomes a layer of its own, as the page scrolls.
 */
export const wholePixels = (factor: number): string => `round(${factor}em, 1px)`;
