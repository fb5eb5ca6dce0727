/** The product's colours and measures. Deep green for what acts, ink for what is read, amber and red only for warnings. */
export const tokens = {
  color: {
    ink: '#16241f',
    inkSoft: '#4d5c56',
    line: '#dfe5e1',
    lineStrong: '#c3cdc7',
    paper: '#ffffff',
    ground: '#f5f7f5',
    green: '#14654f',
    greenDark: '#0e4a3a',
    greenTint: '#e7f2ed',
    amber: '#8a5300',
    amberTint: '#fdf3dd',
    red: '#b3261e',
    redTint: '#fdeceb',
    blue: '#1f5387',
    blueTint: '#e9f1fa',
  },
  /** Widths in px. */
  headerHeight: 64,
  sidebarWidth: 244,
  contentWidth: 1180,
  /** Below this width the sidebar is a drawer (S1 §2). */
  sidebarBreakpoint: 768,
} as const;
