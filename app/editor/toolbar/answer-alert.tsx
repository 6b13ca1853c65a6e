import { useEffect } from 'react';
import { answerMessage } from '../answer-message.ts';
import { watchAnswers } from '../call.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';

/** Says what the server would not do with the page as a whole, and asks for a new login where that is all it wants. */
export function AnswerAlert() {
  const editor = useEditor();
  useEffect(
    () =>
      watchAnswers({
        login: () => loginAgain(editor),
        refused: (status) => {
          const text = answerMessage(status);
          editor.interaction.announcement.set(text);
          editor.interaction.toast.set({ text, canUndo: false });
        },
      }),
    [editor],
  );
  return null;
}

function loginAgain({ queue }: Editor): Promise<void> {
  queue.askLogin();
  return new Promise((done) => {
    const stop = queue.state.subscribe(() => {
      if (queue.state.get().needsLogin) return;
      stop();
      done();
    });
  });
}
