import { act } from '@testing-library/react';
import { createStyleCache, ThemeRoot } from '@programme/ui';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ChoiceGroup } from './choice-group';

test('A choice from before hydration is passed on', async () => {
  const onChoose = jest.fn();
  const page = (
    <ThemeRoot cache={createStyleCache()}>
      <ChoiceGroup
        legend="Months"
        choices={[
          { value: 3, label: '3' },
          { value: 6, label: '6' },
        ]}
        chosen={3}
        onChoose={onChoose}
        columns={[1, 2]}
      />
    </ThemeRoot>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  root.querySelectorAll('input')[1]!.click();
  await act(async () => void hydrateRoot(root, page));
  expect(onChoose.mock.calls).toEqual([[6]]);
});
