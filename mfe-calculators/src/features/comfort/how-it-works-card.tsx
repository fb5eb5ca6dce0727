import { useTranslate } from '@programme/mfe-contract';
import { Box, Panel, Typography } from '@programme/ui';

const steps = ['estimate', 'choose', 'start', 'grow'] as const;

/** The plan in four steps, from the estimate to more seats. */
export function HowItWorksCard() {
  const translate = useTranslate();
  return (
    <Panel component="section" aria-labelledby="comfort-how" sx={{ gridColumn: '1 / -1' }}>
      <Typography id="comfort-how" component="h2" variant="h2" sx={{ mb: 2 }}>
        {translate('comfort.how.title')}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          rowGap: 2,
          columnGap: 3,
          gridTemplateColumns: { lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {steps.map((step, index) => (
          <Box
            component="li"
            key={step}
            sx={{
              display: 'grid',
              gridTemplateColumns: '24px minmax(0, 1fr)',
              columnGap: 1.5,
            }}
          >
            <Box
              aria-hidden
              sx={{
                width: 24,
                height: 24,
                borderRadius: '50%',
                border: '1px solid',
                borderColor: 'primary.main',
                color: 'primary.main',
                display: 'grid',
                placeItems: 'center',
                fontSize: '0.8125rem',
                fontWeight: 650,
              }}
            >
              {index + 1}
            </Box>
            <Box>
              <Typography component="h3" variant="h3">
                {translate(`comfort.how.${step}`)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate(`comfort.how.${step}.text`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
