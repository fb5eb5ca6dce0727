import { render, screen, within } from '@testing-library/react';
import { BulletList, ThemeRoot } from '../index';

test('Remarks are the items of one list', () => {
  render(
    <ThemeRoot>
      <BulletList
        items={[
          { id: 'a', text: 'First' },
          { id: 'b', text: 'Second' },
        ]}
      />
    </ThemeRoot>,
  );
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
});
