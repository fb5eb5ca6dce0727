import { screen, within } from '@testing-library/react';
import { problem } from '@programme/testing';
import { mapping, open, type Answers } from './slack.page.fixture';

describe('Adding a mapping', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Add a mapping' }));
  const openDialog = async (answers: Answers = {}) => {
    const view = open(answers);
    await view.person.click(await screen.findByRole('button', { name: 'Add Mapping' }));
    return view;
  };
  const fillIn = async ({ person }: ReturnType<typeof open>, userId: string) => {
    await person.selectOptions(dialog().getByRole('combobox', { name: 'Creator' }), 'Ewa Zając');
    await person.type(dialog().getByRole('textbox', { name: 'Slack User ID' }), userId);
    await person.click(dialog().getByRole('button', { name: 'Add Mapping' }));
  };

  test('offers only creators who have none yet, and says where the id is found', async () => {
    await openDialog();
    const options = dialog()
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options).toEqual(['Choose a creator', 'Ewa Zając']);
    expect(dialog().getByRole('textbox')).toHaveAccessibleDescription(/View profile, More, Copy member ID/);
  });

  test('sends it, and the list follows', async () => {
    const ewa = { ...mapping, id: 8, creatorName: 'Ewa Zając', slackUserId: 'U999' };
    let list = [mapping];
    const view = await openDialog({
      'GET /api/slack-mappings': () => ({ body: list }),
      'POST /api/slack-mappings': () => {
        list = [mapping, ewa];
        return { status: 201, body: ewa };
      },
    });
    await fillIn(view, ' u999 ');
    expect(await screen.findByRole('switch', { name: 'Notify Ewa Zając' })).toBeChecked();
    expect(view.toast).toHaveBeenCalledWith({ title: 'Slack mapping created successfully' });
    expect(view.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      creatorName: 'Ewa Zając',
      slackUserId: 'U999',
    });
  });

  test('asks for all fields', async () => {
    const { person, calls } = await openDialog();
    await person.click(dialog().getByRole('button', { name: 'Add Mapping' }));
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    expect(dialog().getByRole('combobox')).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('tells an id from something else', async () => {
    const view = await openDialog();
    await fillIn(view, 'C123');
    expect(await screen.findByText('Must be a member ID such as U012AB3CD')).toBeVisible();
  });

  test('that was refused says why, and nothing typed is lost', async () => {
    const view = await openDialog({
      'POST /api/slack-mappings': problem(409, 'mapping-taken', 'This creator already has a mapping.'),
    });
    await fillIn(view, 'U999');
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Failed to create mappingThis creator already has a mapping.',
    );
    expect(view.toast).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Error',
      description: 'This creator already has a mapping.',
    });
    expect(dialog().getByRole('textbox')).toHaveValue('U999');
  });
});
