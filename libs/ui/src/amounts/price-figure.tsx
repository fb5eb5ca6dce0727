import Box from '@mui/material/Box';
import { visuallyHidden } from '../display/visually-hidden';
import { Amount } from './amount';

type Props = {
  /** A formatted amount of money, such as "38,800.00 zł". */
  readonly amount: string;
  readonly fontSize: string | Readonly<Record<string, string>>;
};

/** Whole units, then decimals and what follows them. */
const parts = /^(.*?)([.,]\d{2}\D*|\s\D+)?$/u;

/** The price of a screen: whole units in the display size, decimals and a currency behind them smaller. */
export function PriceFigure({ amount, fontSize }: Props) {
  const [, whole = amount, rest = ''] = parts.exec(amount) ?? [];
  return (
    <Amount sx={{ display: 'block', position: 'relative', fontSize, fontWeight: 600, lineHeight: 1.05 }}>
      {/* Screen readers, and whoever copies the price, get it in one piece. */}
      <Box component="span" sx={visuallyHidden}>
        {amount}
      </Box>
      <Box component="span" aria-hidden sx={{ letterSpacing: '-0.035em', userSelect: 'none' }}>
        {whole}
        <Box component="span" sx={{ fontSize: '0.46em', letterSpacing: '-0.01em' }}>
          {rest}
        </Box>
      </Box>
    </Amount>
  );
}
